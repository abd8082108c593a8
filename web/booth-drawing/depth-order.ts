import type { Box, Solid } from "./scene.ts";

/** Sorts solids far to near, so that nearer ones cover those behind. */
export function depthOrder(solids: readonly Solid[]): Solid[] {
  const rest = [...solids].sort((a, b) => middle(a.box) - middle(b.box));
  const ordered: Solid[] = [];
  while (rest.length > 0) {
    const next = rest.findIndex((solid) =>
      rest.every((other) => other === solid || !isBehind(other.box, solid.box)),
    );
    // solids that cover each other in a cycle keep their given order
    ordered.push(...rest.splice(Math.max(next, 0), 1));
  }
  return ordered;
}

function isBehind(a: Box, b: Box): boolean {
  if (isBefore(b, a)) return false;
  return isBefore(a, b);
}

function isBefore(a: Box, b: Box): boolean {
  return a.x + a.w <= b.x || a.y + a.d <= b.y || a.z + a.h <= b.z;
}

function middle({ x, y, w, d }: Box): number {
  return x + w / 2 + y + d / 2;
}
