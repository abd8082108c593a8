import { seededRandom } from "../../domain/shared/seeded-random.ts";
import type { Booth } from "../booth-drawing/booth.ts";

/** The parts of a picture's name: the booth, the viewpoint, and whether it is a blueprint. */
export type BoothPicture = { booth: Booth; seed: string; shot: number; isBlueprint: boolean };

const pattern =
  /^(island|inline|peninsula|pavilion|perimeter|other)-(\d{1,3}x\d{1,3})-([a-z0-9]{1,40})-([1-6])(-blueprint)?\.svg$/;

/**
 * Parses `island-20x30-atlas-1.svg`: type, size, seed, shot. The same seed is the same booth from
 * all sides; `island-20x30-atlas-1-blueprint.svg` is the first shot's blueprint. Null for any other
 * name.
 */
export function readPictureName(name: string): BoothPicture | null {
  const [, type = "", size = "", seed = "", shot = "", blueprint] = pattern.exec(name) ?? [];
  if (!type) return null;
  const booth = { type, size, features: featuresOf(seed, size), seed };
  return { booth, seed, shot: Number(shot), isBlueprint: blueprint !== undefined };
}

/** Features of a picture's booth, and their probability. */
const likely = [
  ["multimedia", 0.85],
  ["counter", 0.9],
  ["furniture", 0.85],
  ["led-lighting", 0.55],
  ["hanging-elements", 0.55],
  ["meeting-room", 0.5],
  ["catering-area", 0.4],
  ["storage", 0.35],
] as const;

function featuresOf(seed: string, size: string): string[] {
  const random = seededRandom(`features/${seed}`);
  const [width = 0, depth = 0] = size.split("x").map(Number);
  const bonus = width * depth >= 600 ? 0.4 : 0;
  return likely.filter(([, chance]) => random() < chance + bonus).map(([feature]) => feature);
}
