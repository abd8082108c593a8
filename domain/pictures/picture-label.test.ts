import { expect, test } from "vitest";
import { labelOfPicture, withLabel, withOwnLabels } from "./picture-label.ts";

const project = {
  mainImage: "a",
  projectImages: ["b", "/img/booth/c-1.svg"],
  builtPictures: ["a"],
  renderings: ["b"],
};

test("a picture is built, a rendering, or without a statement; drawn booths are renderings [S57]", () => {
  const of = (picture: string) => labelOfPicture(picture, project);
  expect(["a", "b", "/img/booth/c-1.svg", "d"].map(of)).toEqual([
    "built",
    "rendering",
    "rendering",
    null,
  ]);
});

test("labels are of the project's own pictures, one each, and never of a drawn booth [S57]", () => {
  const drawn = "/img/booth/c-1.svg";
  const claimed = { ...project, builtPictures: ["b", "gone", "a", drawn], renderings: ["b"] };
  expect(withOwnLabels(claimed)).toMatchObject({ builtPictures: ["a"], renderings: ["b"] });
  const moved = withLabel(project, "b", "built");
  expect(moved).toMatchObject({ builtPictures: ["a", "b"], renderings: [] });
  expect(withLabel(moved, "a", null)).toMatchObject({ builtPictures: ["b"], renderings: [] });
});
