import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { boothFeatures, boothSizes, exhibitTypes } from "../../domain/quotes/options.ts";
import type { Side } from "./booth.ts";
import { dashed } from "./booth-drawing.css.ts";
import { BoothDrawing } from "./booth-drawing.tsx";
import { drawBooth } from "./draw-booth.ts";
import { openSides } from "./open-sides.ts";
import { closedSides, walls } from "./parts/walls.ts";

const everything = boothFeatures.map(({ value }) => value);
const booths = exhibitTypes.flatMap(({ value: type }) =>
  boothSizes.map(({ value: size }) => ({ type, size })),
);

test("drawBooth() draws the same booth the same way", () => {
  const booth = { type: "island", size: "20x20", features: everything, seed: "a" };
  expect(drawBooth(booth)).toEqual(drawBooth({ ...booth }));
});

test("drawBooth() moves things about for another seed", () => {
  const booth = { type: "island", size: "30x30", features: everything };
  const drawings = ["a", "b", "c", "d"].map((seed) =>
    JSON.stringify(drawBooth({ ...booth, seed })),
  );
  expect(new Set(drawings).size).toBe(4);
});

test.each(booths)("drawBooth() draws a $type of $size with everything", ({ type, size }) => {
  const { faces } = drawBooth({ type, size, features: everything });
  const numbers = faces.flatMap(({ points }) => points.flat());
  expect(numbers.every(Number.isFinite)).toBe(true);
});

test.each(everything.filter((feature) => feature !== "stand-exhibit-design"))(
  "drawBooth() shows %s",
  (feature) => {
    const empty = drawBooth({ type: "island", size: "30x30", features: [] });
    const drawn = drawBooth({ type: "island", size: "30x30", features: [feature] });
    expect(JSON.stringify(drawn)).not.toBe(JSON.stringify(empty));
  },
);

test("drawBooth() writes the feet of both sides, unless that is turned off", () => {
  const booth = { type: "inline", size: "10x20", features: [] };
  expect(drawBooth(booth).lettering.map(({ text }) => text)).toEqual(["20 ft", "10 ft"]);
  expect(drawBooth(booth, false).lettering).toEqual([]);
});

test.each([
  ["island", 4],
  ["peninsula", 3],
  ["pavilion", 3],
  ["inline", 1],
  ["perimeter", 1],
] as const)("drawBooth() marks the open sides of a %s", (type, count) => {
  const { faces } = drawBooth({ type, size: "20x20", features: [] });
  expect(faces.filter(({ pen }) => pen === "accent")).toHaveLength(count);
  expect(openSides(type)).toHaveLength(count);
});

test("drawBooth() opens the sides that were pressed, and closes the others", () => {
  const booth = { type: "other", size: "20x20", features: [] };
  const usual = drawBooth(booth);
  expect(drawBooth({ ...booth, open: ["front", "left"] })).toEqual(usual);
  const pressed = drawBooth({ ...booth, open: ["back", "right"] });
  const edges = pressed.faces.filter(({ pen }) => pen === "accent").map(({ points }) => points);
  const [z] = edges.flat().map(([, , height]) => height);
  expect(edges).toEqual([
    [
      [0, 0, z],
      [20, 0, z],
    ],
    [
      [20, 0, z],
      [20, 20, z],
    ],
  ]);
  const high = pressed.faces.flatMap(({ points }) => points).filter(([, , up]) => up > 8);
  expect(high.length).toBeGreaterThan(0);
  expect(high.every(([x]) => x <= 1)).toBe(true); // the wall on the left alone
});

test("closedSides() hangs graphics on the back wall, else on the left one", () => {
  const floor = { width: 20, depth: 30, isCustom: false };
  const main = (...open: Side[]) => closedSides(open, floor, { ground: 0, height: 11 }).main;
  expect(main("left", "right")).toMatchObject({ facing: "y", to: 20 });
  expect(main("back", "right")).toMatchObject({ facing: "x", to: 30 });
  expect(main("back", "left")).toBeNull();
});

test.each([
  ["island", true],
  ["peninsula", true],
  ["inline", false],
  ["perimeter", false],
] as const)("drawBooth() hangs a sign over a %s: %s", (type, isHung) => {
  const booth = (features: string[]) =>
    JSON.stringify(drawBooth({ type, size: "20x20", features }));
  expect(booth(["hanging-elements"]) !== booth([])).toBe(isHung);
});

test.each([10, 20, 40])(
  "walls() keeps a peninsula of %i ft low within 5 ft of the aisles",
  (width) => {
    const { behind, main } = walls("peninsula", { width, depth: 20, isCustom: false }, 0);
    const high = behind.flatMap(({ points }) => points).filter(([, , z]) => z > 4);
    for (const [x] of high) {
      expect(x).toBeGreaterThanOrEqual(5);
      expect(x).toBeLessThanOrEqual(width - 5);
    }
    expect(high.length > 0).toBe(width > 10);
    expect(main === null).toBe(width <= 10);
  },
);

test("drawBooth() outlines what findings are about in dashes, with their numbers, and hangs no sign over a row [S25]", () => {
  const booth = { type: "inline", size: "10x20", features: ["hanging-elements"] };
  const marked = (marks: string[]) => drawBooth({ ...booth, marks }, false);
  const outlined = (marks: string[]) => marked(marks).faces.filter(({ dashed }) => dashed);
  expect(outlined([])).toEqual([]);
  const found = ["sign-not-usual", "drawings-due", "front-low", "height-over"];
  expect(outlined(found)).toHaveLength(3);
  expect(marked(found).lettering.map(({ text }) => text)).toEqual(["1", "3", "4"]);
  // the front half of a booth of 20 by 10 ft, 4 ft above its floor
  const [, front] = outlined(found);
  expect(front?.points.map(([x, y]) => [x, y])).toEqual([
    [0, 5],
    [20, 5],
    [20, 10],
    [0, 10],
  ]);
  const solid = marked(found).faces.filter(({ dashed }) => !dashed);
  expect(solid).toEqual(drawBooth({ ...booth, features: [] }, false).faces);
});

test("the drawing's outlines are dashed, and findings number them [S25]", () => {
  const booth = { type: "peninsula", size: "20x20", features: [], marks: ["sides-low"] };
  const svg = renderToStaticMarkup(<BoothDrawing {...booth} dimensions={false} />);
  expect(svg).toContain(dashed);
  expect(svg).toContain(">1</text>");
  expect(renderToStaticMarkup(<BoothDrawing {...booth} marks={[]} />)).not.toContain(dashed);
});
