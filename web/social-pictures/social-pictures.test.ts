import fc from "fast-check";
import { expect, it } from "vitest";
import { codePoint } from "../../domain/shared/test/test-code-point.ts";
import { socialPicturePath } from "../page/social-picture-path.ts";
import { cutLines } from "./break-lines.ts";
import { loader as briefPicture } from "./brief-picture-route.ts";
import { drawBriefPicture } from "./draw-brief-picture.ts";
import { drawSocialPicture, socialSize } from "./draw-social-picture.ts";
import { widthOf } from "./set-line.ts";
import { socialPages } from "./social-pages.ts";

const room = { face: "display", size: 40, width: 400, lines: 3 } as const;

it("cutLines() never goes beyond its room, and cuts only what does not fit", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const lines = cutLines(text, room);
      expect(lines.length).toBeLessThanOrEqual(room.lines);
      for (const line of lines) expect(widthOf(line, "display", 40)).toBeLessThanOrEqual(400);
    }),
  );
  expect(cutLines("Short enough", room)).toEqual(["Short enough"]);
  expect(cutLines("word ".repeat(60), room).at(-1)).toMatch(/word…$/);
});

const facts = {
  siteName: "Booths",
  kind: "Trade show",
  title: "The Lighthouse",
  detail: "Reno",
  drawing: "none",
};

it("drawSocialPicture() draws words as outlines: no font is needed", () => {
  const svg = drawSocialPicture({ ...facts, title: "Čapek & Müller’s “Größe” <b>" });
  expect(svg).not.toMatch(/<text|<b>|undefined|NaN/);
  const other = drawSocialPicture({ ...facts, title: "Another title" });
  expect(other).not.toBe(svg);
});

it("drawSocialPicture() is a drawing whatever the words are", () => {
  fc.assert(
    fc.property(fc.string({ unit: codePoint, maxLength: 120 }), (title) => {
      const svg = drawSocialPicture({ ...facts, title, detail: title });
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
      expect(svg).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|undefined|NaN/);
      expect(svg.match(/<text/g)?.length ?? 0).toBe(svg.match(/<\/text>/g)?.length ?? 0);
    }),
    { numRuns: 10 },
  );
});

it("drawBriefPicture() draws any brief with its dimensions, without fonts", () => {
  const island = { industry: "island", boothSize: "20x30", features: ["counter"], openSides: [] };
  const svg = drawBriefPicture(island);
  expect(svg).not.toMatch(/<text|undefined|NaN/);
  expect(drawBriefPicture({ ...island, features: [], openSides: [] })).not.toBe(svg);
  for (const boothSize of ["custom", "1x1", "999x5"]) {
    expect(
      drawBriefPicture({ industry: "other", boothSize, features: [], openSides: [] }),
    ).not.toMatch(/NaN/);
  }
});

it("a brief's drawing for lists is an SVG by day and by night, and a name beyond the form's lists has none", async () => {
  const ask = (name: string) =>
    briefPicture({ params: { name } } as unknown as Parameters<typeof briefPicture>[0]);
  for (const name of ["island-20x30.counter.svg", "other-custom.svg", "inline-10x20.svg"]) {
    const answer = await ask(name);
    const svg = await answer.text();
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    expect(svg).toMatch(/^<svg .*prefers-color-scheme:dark.*<path class="f-/);
    expect(svg).not.toMatch(/<text|undefined|NaN/);
  }
  expect((await ask("castle-20x30.svg")).status).toBe(404);
});

it("socialPicturePath() knows every page that has a picture", () => {
  for (const [name, { path }] of Object.entries(socialPages)) {
    expect(socialPicturePath(path)).toBe(`/img/social/page/${name}.png`);
  }
  expect(socialPicturePath("/portfolio?page=2")).toBe("/img/social/page/portfolio.png");
  expect(socialPicturePath("/blog/some-id")).toBe("/img/social/post/some-id.png");
  expect(socialPicturePath("/dashboard")).toBe("/img/social/page/home.png");
  expect(socialPicturePath("/a/b/c")).toBe("/img/social/page/home.png");
  expect(socialSize.width / socialSize.height).toBeCloseTo(1.905, 2);
});
