import type { MilestoneKey, Owner } from "./plan.ts";

export const milestoneLabels: Record<MilestoneKey, string> = {
  "quotes-in": "Quotes are in",
  award: "Choose a builder",
  contract: "Sign the contract",
  drawings: "Drawings to the organizer",
  "drawings-venue": "Drawings to the venue",
  "sign-order": "Order the hanging sign",
  "design-freeze": "Design is final",
  "sea-freight": "Ship by sea",
  eac: "Name the builder to the organizer",
  insurance: "Send proof of insurance",
  graphics: "Graphics are final",
  discount: "Order show services at the early price",
  "warehouse-opens": "Advance warehouse opens",
  ship: "Ship",
  "warehouse-closes": "Advance warehouse closes",
  "move-in": "Move-in",
  opening: "Show opens",
  close: "Show closes",
  "move-out": "Move-out",
};

export const ownerLabels: Record<Owner, string> = {
  exhibitor: "Exhibitor",
  builder: "Builder",
  both: "Both",
  show: "Show",
};

/** Advice for a milestone that is past and open; null where the plan says it elsewhere. */
export function pastAdvice(key: MilestoneKey, show: string): string | null {
  switch (key) {
    case "drawings":
    case "drawings-venue":
      return `Already past: drawings. Ask ${show} today whether late drawings are taken.`;
    case "sign-order":
      return `Already past: the sign's order. Ask ${show} today whether a late order is taken.`;
    case "eac":
      return `Already past: naming the builder. Ask ${show} today whether a late form is taken.`;
    case "insurance":
      return `Already past: proof of insurance. The builder sends it to ${show} today.`;
    case "discount":
      return "Already past: the early price of show services. Order today; prices only rise.";
    case "graphics":
    case "design-freeze":
      return `Already past: ${milestoneLabels[key].toLowerCase()}. Agree on a day with the builder today.`;
    case "ship":
    case "sea-freight":
    case "warehouse-closes":
      return "Already past: freight to the advance warehouse. Ship straight to the show.";
    default:
      return null;
  }
}
