import { boothFeet } from "../shared/booth-feet.ts";
import { knownSides } from "./open-sides.ts";
import { boothFeatures, exhibitTypes } from "./options.ts";
import type { QuoteRequest } from "./quote-request.ts";

/** Fields that a brief's drawing shows. Requests for equal booths share a drawing. */
type BriefPicture = Pick<QuoteRequest, "industry" | "boothSize" | "features" | "openSides">;

const custom = "custom";
const maxFeet = 999;
const pattern =
  /^([a-z]+)-(\d{1,3}x\d{1,3}|custom)((?:-(?:back|left|right|front)){0,4})((?:\.[a-z-]+)*)\.png$/;

/**
 * The file name of a brief's drawing: `island-20x30.counter.storage.png`, or
 * `other-20x30-left-front.png` with chosen open sides. Built only from values of the form's lists,
 * and reveals nothing about the exhibitor.
 */
export function briefPictureName({
  industry,
  boothSize,
  features,
  openSides,
}: BriefPicture): string {
  const type = exhibitTypes.find(({ value }) => value === industry)?.value ?? "other";
  const feet = boothFeet(boothSize);
  const isDrawn = feet && Math.max(feet.width, feet.depth) <= maxFeet;
  const size = isDrawn ? `${feet.width}x${feet.depth}` : custom;
  const wanted = boothFeatures.filter(({ value }) => features.includes(value));
  const booth = [type, size, ...knownSides(openSides)].join("-");
  return `${[booth, ...wanted.map(({ value }) => value)].join(".")}.png`;
}

/** Parses a name written by `briefPictureName`; null for any other. */
export function readBriefPictureName(name: string): BriefPicture | null {
  const [, industry, boothSize, sides, listed] = pattern.exec(name) ?? [];
  if (!industry || !boothSize || listed === undefined) return null;
  const openSides = sides?.split("-").filter(Boolean) ?? [];
  const brief = { industry, boothSize, openSides, features: listed.split(".").filter(Boolean) };
  return briefPictureName(brief) === name ? brief : null;
}
