/** A rectangle of floor, in feet. */
export type Area = { x: number; y: number; w: number; d: number };

/** The place in the free floor to try first: 0 is left or back, 1 is right or front. */
export type Anchor = readonly [across: number, deep: number];

/** Walkway between two pieces, in feet. */
const passage = 1;

/** Allocates floor, so that no two pieces overlap. */
export function createPlacement(free: Area) {
  const taken: Area[] = [];
  return {
    /** Space for the first size that fits at one of the anchors; null when none does. */
    find(sizes: readonly { w: number; d: number }[], anchors: readonly Anchor[]): Area | null {
      for (const { w, d } of sizes) {
        if (w > free.w || d > free.d) continue;
        for (const [across, deep] of anchors) {
          const area = {
            x: free.x + (free.w - w) * across,
            y: free.y + (free.d - d) * deep,
            w,
            d,
          };
          if (taken.some((other) => overlap(area, other))) continue;
          taken.push(area);
          return area;
        }
      }
      return null;
    },
  };
}

export type Placement = ReturnType<typeof createPlacement>;

function overlap(a: Area, b: Area): boolean {
  const apartX = a.x >= b.x + b.w + passage || b.x >= a.x + a.w + passage;
  const apartY = a.y >= b.y + b.d + passage || b.y >= a.y + a.d + passage;
  return !apartX && !apartY;
}
