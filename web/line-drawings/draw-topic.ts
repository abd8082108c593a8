import { moreTopics } from "./more-topics.ts";
import { drawSheet, type Stroke } from "./sheet.ts";
import { firstTopics } from "./topics.ts";

const topics: Record<string, readonly Stroke[]> = { ...firstTopics, ...moreTopics };

const pattern = /^([a-z]{1,20})-(\d{1,4})-([1-6])\.svg$/;

/**
 * Parses a name such as `freight-12-1.svg` (topic, number, sheet) and draws it. Odd numbers are
 * mirrored; sheets 2 and 5 are blueprints, sheets 3 and 6 are mirrored once more. Null for any other
 * name.
 */
export function drawTopic(name: string): string | null {
  const [, topic = "", number = "", sheet = ""] = pattern.exec(name) ?? [];
  const strokes = Object.hasOwn(topics, topic) ? topics[topic] : undefined;
  if (!strokes) return null;
  return drawSheet(strokes, {
    isBlueprint: Number(sheet) % 3 === 2,
    isMirrored: (Number(number) % 2 === 1) !== (Number(sheet) % 3 === 0),
  });
}
