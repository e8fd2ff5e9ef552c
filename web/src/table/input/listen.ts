type Handlers = { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void };

/** Listens to several events of an element, as long as it is there. */
export function listen(node: HTMLElement, handlers: Handlers, options?: AddEventListenerOptions): void {
  for (const [event, handler] of Object.entries(handlers)) {
    node.addEventListener(event, handler as EventListener, options);
  }
}
