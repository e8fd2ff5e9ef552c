/** Which page is shown: the path of the address, in the browser's own history. */

export interface Route {
  /** The first part of the path, or `home`. */
  page: string;
  /** The parts after it. */
  parts: string[];
  query: URLSearchParams;
  /** What stands after `#`. */
  mark: string;
}

function read(): Route {
  const [page = "", ...parts] = location.pathname.split("/").filter(Boolean);
  return {
    page: page === "" ? "home" : page,
    parts: parts.map(decodeURIComponent),
    query: new URLSearchParams(location.search),
    mark: decodeURIComponent(location.hash.slice(1)),
  };
}

let current = $state.raw(read());

export const route = {
  get now(): Route {
    return current;
  },
};

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  current = read();
  if (!location.hash) scrollTo(0, 0);
}

/** Listens to the browser's back button and to clicks on links of this page. */
export function listen(): void {
  addEventListener("popstate", () => (current = read()));
  addEventListener("hashchange", () => (current = read()));
  document.addEventListener("click", (click) => {
    if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey) return;
    const link = click.target instanceof Element ? click.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    click.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
