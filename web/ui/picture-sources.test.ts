import { expect, it } from "vitest";
import { pictureSources } from "./picture-sources.ts";

const kept = `/img/media/${"ab".repeat(16)}-800x600-c0582a.webp`;

it("pictureSources() offers a kept picture in every width below its own, and its colour to wait on", () => {
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

it("pictureSources() names this site's copy of a linked picture, never its host", () => {
  const link = "https://builder.example/booth.jpg?a=1&b=2";
  const path = "/img/linked?url=https%3A%2F%2Fbuilder.example%2Fbooth.jpg%3Fa%3D1%26b%3D2";
  for (const address of [link, path]) {
    const { src, srcSet, sizes } = pictureSources(address, "50vw");
    expect([src, sizes]).toEqual([`${path}&w=960`, "50vw"]);
    expect(srcSet?.split(", ")).toHaveLength(6);
    expect(srcSet).toMatch(/^\/img\/linked\?url=\S+&w=320 320w, /);
  }
});
