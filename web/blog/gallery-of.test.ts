import { describe, expect, it } from "vitest";
import { drawTopic } from "../line-drawings/draw-topic.ts";
import { cardPictures } from "./card-pictures.ts";
import { galleryOf } from "./gallery-of.ts";
import { placeholderPath } from "./placeholder-path.ts";

const isDrawn = (path: string) => drawTopic(path.replace("/img/topic/", "")) !== null;

describe("galleryOf()", () => {
  it("tops up to two, and leaves more as they are", () => {
    const id = "0190e000-0000-7000-8000-000000000001";
    const none = galleryOf({ id, featuredImage: null, galleryImages: [] });
    expect(new Set(none).size).toBe(2);
    expect(none.every(isDrawn)).toBe(true);
    const [one, added] = galleryOf({
      id,
      featuredImage: null,
      galleryImages: ["/a.jpg", "/a.jpg"],
    });
    expect(one).toBe("/a.jpg");
    expect(none).toContain(added);
    const own = galleryOf({ id, featuredImage: "/img/topic/freight-2-1.svg", galleryImages: [] });
    expect(own).toEqual(["/img/topic/freight-2-2.svg", "/img/topic/freight-2-3.svg"]);
    const drawnBefore = galleryOf({
      id,
      featuredImage: "/img/topic/freight-2-1.svg",
      galleryImages: ["/img/topic/freight-2-2.svg"],
    });
    expect(drawnBefore).toEqual(["/img/topic/freight-2-2.svg", "/img/topic/freight-2-3.svg"]);
    const three = ["/a.jpg", "/b.jpg", "/c.jpg"];
    expect(galleryOf({ id, featuredImage: null, galleryImages: three })).toEqual(three);
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
