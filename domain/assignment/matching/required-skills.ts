import { ownValue } from "../../shared/own-value.ts";
import { foldText } from "../../shared/text/fold-text.ts";
import type { BuilderToMatch, RequestToMatch } from "./match-facts.ts";
import { boothTypeShare } from "./matching-weights.ts";

type Skill = { name: string; weight: number; signs: readonly string[] };

/**
 * Maps the quote form's options to words that builders use in a specialty, a service or a past
 * project's type.
 */
const signsOf: Record<string, { name: string; signs: string[] }> = {
  island: { name: "island booths", signs: ["island"] },
  peninsula: { name: "peninsula booths", signs: ["peninsula"] },
  inline: { name: "inline booths", signs: ["inline", "modular", "portable"] },
  perimeter: { name: "perimeter booths", signs: ["perimeter", "inline"] },
  pavilion: { name: "pavilions", signs: ["pavilion"] },
  "exhibit-stand-rental": { name: "rental", signs: ["rental"] },
  "exhibit-stand-purchase": { name: "purchase", signs: ["construction", "custom"] },
  "exhibit-labor-only": { name: "crews", signs: ["labor", "installation", "assembly"] },
  "stand-exhibit-design": { name: "design", signs: ["design", "architecture"] },
  "stand-exhibit-labor": { name: "crews", signs: ["labor", "installation", "assembly"] },
  multimedia: { name: "multimedia", signs: ["audio-visual", "video", "interactive", "software"] },
  "meeting-room": {
    name: "meeting rooms",
    signs: ["meeting", "lounge", "double-deck", "two-storey"],
  },
  storage: { name: "storage", signs: ["storage"] },
  "led-lighting": { name: "lighting", signs: ["lighting", "led "] },
  "hanging-elements": { name: "hanging signs", signs: ["hanging", "rigging"] },
  furniture: { name: "furniture", signs: ["furniture", "lounge"] },
  counter: { name: "counters", signs: ["counter", "demonstration"] },
  "catering-area": { name: "catering areas", signs: ["catering", "hospitality"] },
};

/**
 * Words in a specialty, a service or a past project's type by which a builder offers this booth
 * type.
 */
export function signsOfBoothType(type: string): readonly string[] {
  return ownValue(signsOf, type)?.signs ?? [];
}

/** The skills that a request requires, and the share that the builder covers, from 0 to 1. */
export function requiredSkills(builder: BuilderToMatch, request: RequestToMatch) {
  const asked = askedOf(request);
  const offered = [
    ...builder.specialties,
    ...builder.servicesOffered,
    ...builder.projects.map(({ projectType }) => projectType ?? ""),
  ].map((text) => `${foldText(text)} `);
  const has = ({ signs }: Skill) =>
    signs.some((sign) => offered.some((text) => text.includes(sign)));
  const sum = (skills: Skill[]) => skills.reduce((total, { weight }) => total + weight, 0);
  const had = asked.filter(has);
  return {
    asked: asked.map(({ name }) => name),
    had: had.map(({ name }) => name),
    share: asked.length === 0 ? 0 : sum(had) / sum(asked),
  };
}

function askedOf({ industry, serviceType, features }: RequestToMatch): Skill[] {
  const skills = new Map<string, Skill>();
  const add = (value: string, weight: number) => {
    const known = ownValue(signsOf, value);
    if (known && !skills.has(known.name)) skills.set(known.name, { ...known, weight });
  };
  add(industry, boothTypeShare);
  for (const value of [serviceType, ...features]) add(value, 1);
  return [...skills.values()];
}
