import type { Spot } from "./projection.ts";

/**
 * A path through spots of a sheet, in tenths. Steps in place of positions: the parts of a booth have steps in common,
 * and drawings of the home page weigh 5 kB in place of 8 when compressed.
 */
export function outline(spots: readonly Spot[]): string {
  const tenths = spots.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  const [[startX, startY] = [0, 0]] = tenths;
  const steps = tenths.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = tenths[at] ?? [0, 0];
    if (x === fromX) return `v${text(y - fromY)}`;
    if (y === fromY) return `h${text(x - fromX)}`;
    return `l${pair(x - fromX, y - fromY)}`;
  });
  return `M${pair(startX, startY)}${steps.join("")}`;
}

function pair(x: number, y: number): string {
  return `${text(x)}${y < 0 ? "" : " "}${text(y)}`;
}

function text(tenths: number): string {
  return String(tenths / 10).replace("0.", tenths > -10 && tenths < 10 ? "." : "0.");
}
