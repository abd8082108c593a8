import { seededRandom } from "../../domain/shared/seeded-random.ts";

const ink = "#1c2f49";
const paper = "#fffdf8";
const grid = "#e6dfcf";
/** Rows of booths between the aisles: start and depth of each. */
const rows = [
  { y: 132, depth: 84 },
  { y: 252, depth: 120 },
  { y: 408, depth: 120 },
  { y: 564, depth: 72 },
];
const unit = 36;
const hall = { x: 60, y: 96, width: 840, height: 564 };

/**
 * A hall's plan as an organizer draws it: walls, doors, rows of numbered booths, islands. The same
 * name gives the same plan.
 */
export function drawFloorPlan(name: string): string {
  const random = seededRandom(`floor-plan/${name}`);
  const hallNumber = 1 + Math.floor(random() * 9);
  const doors = [180, 440, 700].filter(() => random() < 0.8);
  const booths = rows.flatMap((row, index) => rowOf(row, index, hallNumber, random));
  const stroke = `fill="none" stroke="${ink}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 720" width="960" height="720" font-family="system-ui, sans-serif">`,
    `<rect width="960" height="720" fill="${paper}"/>`,
    `<path d="${lines()}" stroke="${grid}" stroke-width="0.75"/>`,
    `<rect x="${hall.x}" y="${hall.y}" width="${hall.width}" height="${hall.height}" ${stroke} stroke-width="5"/>`,
    ...booths,
    ...doors.map(
      (x) =>
        `<path d="M${x} ${hall.y + hall.height}h72" stroke="${paper}" stroke-width="9"/><path d="M${x + 36} ${hall.y + hall.height + 34}v-22m-9 9l9-9l9 9" ${stroke} stroke-width="2"/>`,
    ),
    `<text x="${hall.x}" y="70" font-size="30" font-weight="700" fill="${ink}">Hall ${hallNumber}</text>`,
    `<text x="${hall.x + hall.width}" y="70" font-size="16" text-anchor="end" fill="${ink}">Sample plan, not to scale</text>`,
    "</svg>",
  ].join("");
}

function rowOf(
  { y, depth }: { y: number; depth: number },
  index: number,
  hallNumber: number,
  random: () => number,
): string[] {
  const shapes: string[] = [];
  let number = 1;
  let x = hall.x + 36;
  const end = hall.x + hall.width - 36;
  while (x + unit <= end) {
    const isIsland = random() < 0.28;
    const width = Math.min(unit * (isIsland ? 3 + Math.floor(random() * 2) : 2), end - x);
    const label = `${hallNumber}${"ABCD"[index]}${`${number++}`.padStart(2, "0")}`;
    if (isIsland || depth < 100) {
      shapes.push(booth(x, y, width, depth, label, random));
    } else {
      // two booths back to back, with the wall between them
      const half = depth / 2;
      shapes.push(booth(x, y, width, half, label, random));
      shapes.push(booth(x, y + half, width, half, `${label}b`, random));
    }
    x += width;
    // leaves room for a cross aisle at random
    if (isIsland || random() < 0.22) x += unit;
  }
  return shapes;
}

function booth(
  x: number,
  y: number,
  width: number,
  depth: number,
  label: string,
  random: () => number,
): string {
  const chance = random();
  const fill = chance < 0.1 ? "#ff6a1a" : chance < 0.35 ? "#cfe3e3" : "#f3ecdd";
  return `<rect x="${x}" y="${y}" width="${width}" height="${depth}" fill="${fill}" stroke="${ink}" stroke-width="1.5"/><text x="${x + width / 2}" y="${y + depth / 2 + 5}" font-size="14" text-anchor="middle" fill="${ink}">${label}</text>`;
}

function lines(): string {
  const across = Array.from({ length: 27 }, (_, index) => `M${index * 36} 0v720`);
  const down = Array.from({ length: 21 }, (_, index) => `M0 ${index * 36}h960`);
  return [...across, ...down].join("");
}
