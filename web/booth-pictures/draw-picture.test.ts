import fc from "fast-check";
import { expect, it } from "vitest";
import { drawPicture } from "./draw-picture.ts";
import { readPictureName } from "./picture-name.ts";

const types = ["island", "inline", "peninsula", "pavilion", "perimeter", "other"];
const name = fc
  .tuple(
    fc.constantFrom(...types),
    fc.integer({ min: 8, max: 120 }),
    fc.integer({ min: 8, max: 120 }),
    fc.stringMatching(/^[a-z0-9]{1,12}$/),
    fc.integer({ min: 1, max: 6 }),
  )
  .map(([type, width, depth, seed, shot]) => `${type}-${width}x${depth}-${seed}-${shot}.svg`);

function draw(text: string): string {
  const picture = readPictureName(text);
  if (!picture) throw new Error(`${text} names a picture`);
  return drawPicture(picture);
}

it("drawPicture() draws the same picture for the same name, and only numbers", () => {
  fc.assert(
    fc.property(name, (text) => {
      const svg = draw(text);
      expect(svg).toBe(draw(text));
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    }),
    { numRuns: 60 },
  );
});

it("drawPicture() carries nothing that lies beside its sheet", () => {
  fc.assert(
    fc.property(name, (text) => {
      const paths = [...draw(text).matchAll(/<path d="([^"]+)"/g)].map(([, path = ""]) => path);
      expect(paths.length).toBeGreaterThan(10);
      for (const path of paths.flatMap((each) => each.split("M").slice(1))) {
        const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
        const xs = numbers.filter((_, index) => index % 2 === 0);
        const ys = numbers.filter((_, index) => index % 2 === 1);
        expect(Math.max(...xs)).toBeGreaterThan(-9);
        expect(Math.min(...xs)).toBeLessThan(969);
        expect(Math.max(...ys)).toBeGreaterThan(-9);
        expect(Math.min(...ys)).toBeLessThan(729);
      }
    }),
    { numRuns: 30 },
  );
});

it("drawPicture() shows a booth from another place in every shot", () => {
  const shots = [1, 2, 3, 4, 5, 6].map((shot) => draw(`island-20x30-atlas-${shot}.svg`));
  expect(new Set(shots).size).toBe(6);
});

it.for(["", "island-20x30-atlas-7.svg", "island-20x30-At-1.svg", "castle-20x30-a-1.svg", "x"])(
  "readPictureName() knows no picture %s",
  (text) => {
    expect(readPictureName(text ?? "")).toBeNull();
  },
);
