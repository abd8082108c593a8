import { expect, it } from "vitest";
import { pictureSources } from "./picture-sources.ts";

const kept = `/img/media/${"ab".repeat(16)}-800x600-c0582a.webp`;

it("pictureSources() offers a kept picture in every width below its own, and its color to wait on", () => {
  expect(pictureSources(kept, "50vw")).toEqual({
    sizes: "50vw",
    srcSet: [320, 480, 640]
      .map((width) => `${kept}?w=${width} ${width}w`)
      .concat(`${kept} 800w`)
      .join(", "),
    src: `${kept}?w=960`,
    style: { backgroundColor: "#c0582a" },
  });
  expect(pictureSources(kept.replace("c0582a", "clear"), "50vw").style).toBeUndefined();
});

it("pictureSources() leaves drawings as they are", () => {
  const drawing = "/img/booth/island-20x20-crate-1.svg";
  expect(pictureSources(drawing, "50vw")).toEqual({ src: drawing });
});
