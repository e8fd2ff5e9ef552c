/** Numbers and words of a card's file, read forgivingly: a card set may leave columns out. */
import type { Card } from "../../table/contract";

export function whole(card: Card, column: string): number {
  const value = Number((card.data as Record<string, unknown>)[column] ?? 0);
  return Number.isFinite(value) ? value : 0;
}

export function word(card: Card, column: string): string {
  const value = (card.data as Record<string, unknown>)[column];
  return value === undefined || value === null ? "" : String(value);
}

export function words(card: Card, column: string): string[] {
  const value = (card.data as Record<string, unknown>)[column];
  if (Array.isArray(value)) return value.map(String);
  return word(card, column)
    .split(/[;|,]/)
    .map((part) => part.trim())
    .filter(Boolean);
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
