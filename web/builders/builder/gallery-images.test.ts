import { expect, test } from "vitest";
import { galleryImages, galleryWords } from "./gallery-images.ts";

test("galleryImages() has every picture once, the logo last", () => {
  const builder = { portfolioImages: ["a", "logo", "b"], featuredProjectImages: ["b", "c", "a"] };
  expect(galleryImages({ ...builder, companyLogo: "logo" })).toEqual(["a", "b", "c", "logo"]);
  expect(galleryImages({ ...builder, companyLogo: null })).toEqual(["a", "logo", "b", "c"]);
});

test("galleryWords() names the project that a picture is of", () => {
  const work = [{ title: "Tide Line", imageUrl: "a", pictureLabel: "built" as const }];
  const of = (src: string) => galleryWords(src, 2, { name: "Acme", companyLogo: "logo", work });
  expect(of("a")).toEqual({ alt: "Tide Line, by Acme", caption: "Tide Line", label: "built" });
  expect(of("b")).toEqual({ alt: "Booth by Acme, picture 2", caption: null, label: null });
  expect(of("logo")).toEqual({ alt: "Logo of Acme", caption: null, label: null });
});
