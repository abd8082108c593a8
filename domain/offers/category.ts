/** Budget groups of categories. */
export type Head =
  | "design"
  | "exhibit"
  | "graphics"
  | "labor"
  | "shipping"
  | "show-services"
  | "storage"
  | "other";

/** The party that bills a category. */
export const billers = ["builder", "show", "exhibitor"] as const;
export type Biller = (typeof billers)[number];

/**
 * Units of a rate. Rates per day or month are only a price: requests and offers don't state how
 * many.
 */
export const rateUnitWords = {
  lot: "Whole job",
  each: "Each",
  "sq-ft": "Sq ft of floor",
  "sq-m": "Sq m of floor",
  "linear-ft": "Linear ft of frontage",
  "linear-m": "Linear m of frontage",
  hour: "Hour",
  day: "Day",
  month: "Month",
  lb: "Pound",
  kg: "Kilogram",
  cwt: "CWT (100 lb)",
};
export const rateUnits = Object.keys(rateUnitWords) as (keyof typeof rateUnitWords)[];

/** Units of a quantity. */
export const units = [...rateUnits, "percent"] as const;
export type Unit = (typeof units)[number];

type Usual = { key: string; label: string; head: Head; unit: Unit };

/**
 * The trade's cost categories in screen order, each with its budget head and its usual unit.
 */
export const categoryList = [
  { key: "design", label: "Design and engineering", head: "design", unit: "lot" },
  { key: "structure", label: "Structure (build or rental)", head: "exhibit", unit: "sq-ft" },
  { key: "graphics", label: "Graphics", head: "graphics", unit: "sq-ft" },
  { key: "av", label: "Audio-visual and content", head: "exhibit", unit: "each" },
  { key: "lighting", label: "Lighting", head: "exhibit", unit: "each" },
  { key: "flooring", label: "Flooring", head: "exhibit", unit: "sq-ft" },
  { key: "furniture", label: "Furniture and plants", head: "exhibit", unit: "each" },
  { key: "hanging-sign", label: "Hanging sign (the sign)", head: "exhibit", unit: "each" },
  { key: "install", label: "Installation labor", head: "labor", unit: "hour" },
  { key: "dismantle", label: "Dismantling labor", head: "labor", unit: "hour" },
  { key: "supervision", label: "Supervision on site, crew travel", head: "labor", unit: "day" },
  { key: "shipping", label: "Freight both ways", head: "shipping", unit: "lot" },
  {
    key: "material-handling",
    label: "Material handling (drayage)",
    head: "show-services",
    unit: "cwt",
  },
  { key: "rigging", label: "Rigging (hanging it)", head: "show-services", unit: "hour" },
  { key: "electrical", label: "Power and electricians", head: "show-services", unit: "lot" },
  {
    key: "services",
    label: "Internet, cleaning, water, catering points",
    head: "show-services",
    unit: "lot",
  },
  {
    key: "permits",
    label: "Permits, EAC fees, insurance, structural stamp",
    head: "show-services",
    unit: "lot",
  },
  { key: "storage", label: "Storage after the show", head: "storage", unit: "month" },
  { key: "management", label: "Project management", head: "design", unit: "lot" },
  { key: "contingency", label: "Contingency", head: "other", unit: "lot" },
  { key: "tax", label: "Tax", head: "other", unit: "lot" },
  { key: "discount", label: "Discount", head: "other", unit: "lot" },
  { key: "other", label: "Other", head: "other", unit: "lot" },
] as const satisfies Usual[];
export type Category = (typeof categoryList)[number]["key"];

export const categories: readonly Category[] = categoryList.map(({ key }) => key);
export const categoryLabels = Object.fromEntries(
  categoryList.map(({ key, label }) => [key, label]),
) as Record<Category, string>;

/** Categories as named within a sentence. */
export const categoryWords: Record<Category, string> = {
  design: "design",
  structure: "the structure",
  graphics: "graphics",
  av: "audio-visual",
  lighting: "lighting",
  flooring: "flooring",
  furniture: "furniture",
  "hanging-sign": "the hanging sign",
  install: "installation",
  dismantle: "dismantling",
  supervision: "supervision",
  shipping: "freight",
  "material-handling": "drayage",
  rigging: "rigging",
  electrical: "power",
  services: "internet and cleaning",
  permits: "permits",
  storage: "storage",
  management: "project management",
  contingency: "contingency",
  tax: "tax",
  discount: "a discount",
  other: "other costs",
};

const byKey = new Map<Category, Usual>(categoryList.map((each) => [each.key, each]));

/** A category's label, usual unit and position. Throws for an unknown key. */
export function categoryFacts(category: Category): Usual {
  const facts = byKey.get(category);
  if (!facts) throw new Error(`No category ${category}`);
  return facts;
}

const billedByShow: ReadonlySet<Category> = new Set([
  "material-handling",
  "rigging",
  "electrical",
  "services",
]);
const partOfNoScope: ReadonlySet<Category> = new Set(["contingency", "tax", "discount", "other"]);

/** Whether the show bills the category itself: equal for all offers except for weight and hours. */
export function isBilledByShow(category: Category): boolean {
  return billedByShow.has(category);
}

/** Whether a request can ask for the category: not tax, discount, contingency or other. */
export function isInScope(category: Category): boolean {
  return !partOfNoScope.has(category);
}

/**
 * Whether offers are compared on the category: not tax, discount, contingency, other, or billed by
 * the show.
 */
export function isComparable(category: Category): boolean {
  return !billedByShow.has(category) && !partOfNoScope.has(category);
}
