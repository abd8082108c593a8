import { expect, it } from "vitest";
import { pictureSources } from "./picture-sources.ts";

const stored = `/img/media/${"ab".repeat(16)}-800x600-c0582a.webp`;

it("pictureSources() offers a stored picture in every width below its own, and its color to wait on", () => {
  expect(pictureSources(stored, "50vw")).toEqual({
    sizes: "50vw",
    srcSet: [320, 480, 640]
      .map((width) => `${stored}?w=${width} ${width}w`)
      .concat(`${stored} 800w`)
      .join(", "),
    src: `${stored}?w=960`,
    style: { backgroundColor: "#c0582a" },
  });
  expect(pictureSources(stored.replace("c0582a", "clear"), "50vw").style).toBeUndefined();
});

it("pictureSources() leaves drawings as they are", () => {
  const drawing = "/img/booth/island-20x20-crate-1.svg";
  expect(pictureSources(drawing, "50vw")).toEqual({ src: drawing });
});
