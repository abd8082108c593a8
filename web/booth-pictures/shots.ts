import { seededRandom } from "../../domain/shared/seeded-random.ts";
import type { Floor } from "../booth-drawing/booth.ts";
import { type Camera, createCamera } from "./camera.ts";

export type Shot = {
  camera: Camera;
  /** Mirrored: seen from the left instead of the right. */
  isMirrored: boolean;
  /** The fraction of the sheet's width and height that the booth fills. */
  fill: number;
};

/**
 * Viewpoints: azimuth, elevation, distance in booth widths, and fraction of the frame. The first
 * one is used on cards.
 */
const stands = [
  [36, 17, 2.3, 0.84],
  [54, 9, 1.9, 0.98],
  [44, 36, 2.8, 0.86],
  [26, 12, 1.9, 1.12],
  [62, 24, 2.4, 0.88],
  [46, 6, 1.7, 1.25],
] as const;

/** The viewpoint of a booth's first, second … picture. */
export function shotOf(floor: Floor, seed: string, number: number): Shot {
  const random = seededRandom(`camera/${seed}/${number}`);
  const [azimuth, elevation, reach, fill] = stands[(number - 1) % stands.length] ?? stands[0];
  const longest = Math.max(floor.width, floor.depth, 18);
  const camera = createCamera({
    target: [floor.width / 2, floor.depth / 2, 5],
    azimuth: azimuth + (random() - 0.5) * 14,
    elevation: elevation + (random() - 0.5) * 5,
    reach: reach * longest,
  });
  const isMirrored = seededRandom(`mirror/${seed}`)() < 0.5 !== (number % 3 === 2);
  return { camera, isMirrored, fill };
}
