import { expect, test } from "vitest";
import { galleryImages } from "./gallery-images.ts";

test("galleryImages() has every picture once, the logo last", () => {
  const builder = { portfolioImages: ["a", "logo", "b"], featuredProjectImages: ["b", "c", "a"] };
  expect(galleryImages({ ...builder, companyLogo: "logo" })).toEqual(["a", "b", "c", "logo"]);
  expect(galleryImages({ ...builder, companyLogo: null })).toEqual(["a", "logo", "b", "c"]);
});
