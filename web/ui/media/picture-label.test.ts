import { expect, test } from "vitest";
import { readPictureName } from "../../booth-pictures/picture-name.ts";
import { blueprintOf, pictureWords } from "./picture-label.ts";

test("drawn pictures say that they are renderings, and have a line drawing of the same booth", () => {
  const src = "/img/booth/island-20x30-atlas-1.svg";
  expect(pictureWords(src)).toBe("Sample rendering");
  const blueprint = blueprintOf(src) ?? "";
  const { isBlueprint, ...drawing } = readPictureName(blueprint.replace("/img/booth/", "")) ?? {};
  expect(isBlueprint).toBe(true);
  expect(readPictureName("island-20x30-atlas-1.svg")).toMatchObject(drawing);
});

test.each([
  "/img/media/0123-960x720-clear.webp",
  "https://cdn.example/a.jpg",
  "/img/hall/x--y.svg",
])("%s is what its builder says it is", (src) => {
  expect([pictureWords(src), blueprintOf(src)]).toEqual([undefined, null]);
});

test("pictures that builders bring say what is stated of them [S57]", () => {
  const src = "/img/media/0123-960x720-clear.webp";
  expect(pictureWords(src, "confirmed")).toBe("Built, confirmed by the exhibitor");
  expect([pictureWords(src, "built"), pictureWords(src, "rendering")]).toEqual([
    "Built",
    "Rendering",
  ]);
});
