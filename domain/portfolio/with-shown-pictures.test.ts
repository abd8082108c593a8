import { expect, test } from "vitest";
import { glassTower } from "./examples.ts";
import { withShownPictures } from "./with-shown-pictures.ts";

const [main, other] = ["https://stands.example/main.jpg", "HTTP://stands.example/other.jpg"];
const stored = "/img/media/own-800x600-clear.webp";
const linked = { ...glassTower, imageUrl: main, mainImage: main, projectImages: [other, stored] };
const pictures = ({ imageUrl, mainImage, projectImages }: typeof glassTower) => ({
  imageUrl,
  mainImage,
  projectImages,
});

test("withShownPictures() leaves out links without a copy, and lets another picture stand for the project", () => {
  expect(pictures(withShownPictures(linked, {}))).toEqual({
    imageUrl: stored,
    mainImage: null,
    projectImages: [stored],
  });
  const alone = { ...linked, projectImages: [other] };
  expect(withShownPictures(alone, {}).imageUrl).toMatch(/^\/img\/booth\/.+\.svg$/);
  // no property that every object has is a copy
  expect(
    withShownPictures({ ...alone, mainImage: "https://constructor" }, {}).mainImage,
  ).toBeNull();
});

test("withShownPictures() shows the copies of links, in their order", () => {
  const copies = { [main]: "/img/media/m.webp", [other]: "/img/media/o.webp" };
  expect(pictures(withShownPictures(linked, copies))).toEqual({
    imageUrl: "/img/media/m.webp",
    mainImage: "/img/media/m.webp",
    projectImages: ["/img/media/o.webp", stored],
  });
});
