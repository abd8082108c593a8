import { moreTopics } from "./more-topics.ts";
import { drawSheet, type Stroke } from "./sheet.ts";
import { firstTopics } from "./topics.ts";

const topics: Record<string, readonly Stroke[]> = { ...firstTopics, ...moreTopics };

const pattern = /^([a-z]{1,20})-(\d{1,4})-([1-6])\.svg$/;

/**
 * Reads and draws `freight-12-1.svg`: a topic of an article, a number, a sheet. Odd numbers are seen from the other side; the
 * second sheet is the blueprint, the third the other side again.
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
