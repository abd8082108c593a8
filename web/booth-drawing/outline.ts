import type { Spot } from "./projection.ts";

/**
 * An SVG path through points of a sheet, in tenths of a foot. It uses relative steps, which the
 * parts of a booth have in common: compressed, the drawings of the home page take 5 kB instead of
 * 8.
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
