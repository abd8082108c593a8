import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { drawHall } from "./draw-hall.ts";
import { drawTopic } from "./draw-topic.ts";

test("every topic is drawn the same for ever, from two sides and as a blueprint", () => {
  const topics = readdirSync("web/line-drawings/topics").map((file) => file.replace(".svg", ""));
  expect(topics.length).toBeGreaterThan(10);
  for (const topic of topics) {
    const [one, two, turned] = ["2-1", "2-2", "3-1"].map((sheet) =>
      drawTopic(`${topic}-${sheet}.svg`),
    );
    expect(one).toMatch(/^<svg.*<\/svg>$/);
    expect(one).not.toMatch(/NaN|undefined/);
    expect(new Set([one, two, turned]).size).toBe(3);
    expect(drawTopic(`${topic}-2-1.svg`)).toBe(one);
  }
});

test("halls are drawn under the name of their city", () => {
  const drawn = drawHall("frankfurt-am-main--ambiente.svg");
  expect(drawn).toMatch(/^<svg.*<\/svg>$/);
  expect(drawn).not.toMatch(/NaN|undefined/);
  expect(drawHall("las-vegas--ces.svg")).not.toBe(drawHall("las-vegas--nab.svg"));
});

test.each(["constructor-2-1.svg", "freight-2-7.svg", "freight-2-1.png", ""])(
  "%j is no topic",
  (name) => expect(drawTopic(name)).toBe(null),
);
test.each(["--ces.svg", "las-vegas.svg", "Las-Vegas--ces.svg", "a--b.svg<"])(
  "%j is no hall",
  (name) => expect(drawHall(name)).toBe(null),
);
