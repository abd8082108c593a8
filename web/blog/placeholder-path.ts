/** The booth of each drawn picture; the seed varies the rest. */
const booths = [
  "island-20x30",
  "inline-20x10",
  "peninsula-20x20",
  "island-30x40",
  "perimeter-30x10",
  "pavilion-40x50",
  "peninsula-20x30",
  "inline-10x10",
] as const;

/** The address of a drawn picture; another shot shows the same booth from another place. */
export function placeholderPath(picture: number, shot: 1 | 2 | 3 | 4 | 5 | 6 = 1): string {
  return `/img/booth/${booths[picture % booths.length]}-article${picture}-${shot}.svg`;
}
