import { type Category, categories } from "./category.ts";

/** Fields of a request that decide its required scope. */
export type AskedWork = {
  serviceType: string;
  features: readonly string[];
  /** Missing: none. */
  scopeEdits?: ScopeEdits;
};
/** Categories that the exhibitor added or removed. */
export type ScopeEdits = { added: readonly Category[]; struck: readonly Category[] };

/** Whether they add and remove the same categories, in any order. */
export function sameScopeEdits(one: ScopeEdits, other: ScopeEdits): boolean {
  const inOrder = ({ added, struck }: ScopeEdits) => [[...added].sort(), [...struck].sort()];
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

/** A required category, and what in the request requires it. */
export type RequiredCategory = { category: Category; why: "service" | "feature" | "added" };

const purchase: Category[] = [
  "design",
  "structure",
  "graphics",
  "flooring",
  "install",
  "dismantle",
  "supervision",
  "shipping",
  "material-handling",
  "electrical",
  "management",
];
const other: Category[] = ["structure", "install", "dismantle"];

const ofService = new Map<string, Category[]>([
  ["exhibit-stand-purchase", purchase],
  ["design-construction-assembly", purchase],
  ["exhibit-stand-rental", purchase.filter((category) => category !== "design")],
  ["exhibit-labor-only", ["install", "dismantle", "supervision"]],
]);

/** A storage room is part of the booth, and requires no warehouse. */
const ofFeature = new Map<string, Category[]>([
  ["multimedia", ["av"]],
  ["led-lighting", ["lighting"]],
  ["hanging-elements", ["hanging-sign", "rigging"]],
  ["furniture", ["furniture"]],
  ["counter", ["furniture"]],
  ["catering-area", ["furniture", "services"]],
  ["stand-exhibit-design", ["design"]],
  ["stand-exhibit-labor", ["install", "dismantle"]],
]);

/** The categories that each offer for the request must mention, in category order. */
export function requiredScope({
  serviceType,
  features,
  scopeEdits: edits = { added: [], struck: [] },
}: AskedWork): RequiredCategory[] {
  const service = new Set(ofService.get(serviceType) ?? other);
  const feature = new Set(features.flatMap((each) => ofFeature.get(each) ?? []));
  return categories.flatMap((category): RequiredCategory[] => {
    if (edits.struck.includes(category)) return [];
    if (service.has(category)) return [{ category, why: "service" }];
    if (feature.has(category)) return [{ category, why: "feature" }];
    return edits.added.includes(category) ? [{ category, why: "added" }] : [];
  });
}
