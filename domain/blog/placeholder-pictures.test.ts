import fc from "fast-check";
import { expect, it } from "vitest";
import { placeholderCount, placeholderPictures } from "./placeholder-pictures.ts";

const ids = fc.uniqueArray(fc.uuid(), { maxLength: 60 });

it("placeholderPictures() gives no two posts the same picture", () => {
  fc.assert(
    fc.property(ids, fc.uniqueArray(fc.nat(placeholderCount - 1)), (posts, taken) => {
      const pictures = [...placeholderPictures(posts, taken).values()];
      expect(pictures).toHaveLength(posts.length);
      expect(new Set([...pictures, ...taken]).size).toBe(posts.length + taken.length);
      for (const picture of pictures) expect(picture).toBeLessThan(placeholderCount);
    }),
  );
});

it("placeholderPictures() chooses by the id alone while no one is in the way", () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const [alone] = placeholderPictures([id]).values();
      expect(placeholderPictures([id]).get(id)).toBe(alone);
      expect(placeholderPictures([id], [alone ?? 0]).get(id)).toBe(
        ((alone ?? 0) + 1) % placeholderCount,
      );
    }),
  );
});

it("placeholderPictures() still answers when every picture is taken", () => {
  const everything = Array.from({ length: placeholderCount }, (_, picture) => picture);
  expect(placeholderPictures(["a"], everything).get("a")).toBeLessThan(placeholderCount);
});
