import { describe, expect, it } from "vitest";
import { readPictureName } from "../booth-pictures/picture-name.ts";
import { cardPictures } from "./card-pictures.ts";
import { galleryOf } from "./gallery-of.ts";
import { placeholderPath } from "./placeholder-path.ts";

const isDrawn = (path: string) => readPictureName(path.replace("/img/booth/", "")) !== null;

describe("galleryOf()", () => {
  it("tops up to two, and leaves more as they are", () => {
    const id = "0190e000-0000-7000-8000-000000000001";
    const none = galleryOf({ id, galleryImages: [] });
    expect(new Set(none).size).toBe(2);
    expect(none.every(isDrawn)).toBe(true);
    const [one, added] = galleryOf({ id, galleryImages: ["/a.jpg", "/a.jpg"] });
    expect(one).toBe("/a.jpg");
    expect(none).toContain(added);
    const three = ["/a.jpg", "/b.jpg", "/c.jpg"];
    expect(galleryOf({ id, galleryImages: three })).toEqual(three);
  });
});

it("placeholderPath() names pictures that can be drawn", () => {
  for (const picture of [0, 1, 2, 3, 4, 5, 6, 7, 4095]) {
    for (const shot of [1, 2, 6] as const)
      expect(isDrawn(placeholderPath(picture, shot))).toBe(true);
  }
});

it("cardPictures() keeps a post's own picture and draws the others", () => {
  const pictures = cardPictures([
    { id: "a", featuredImage: "/own.jpg" },
    { id: "b", featuredImage: null },
    { id: "c", featuredImage: "" },
  ]);
  expect(pictures.get("a")).toBe("/own.jpg");
  expect(isDrawn(pictures.get("b") ?? "")).toBe(true);
  expect(pictures.get("b")).not.toBe(pictures.get("c"));
});
