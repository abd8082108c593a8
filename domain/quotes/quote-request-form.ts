import type { BuilderId } from "../shared/id.ts";
import type { BriefDetails } from "./brief-details.ts";

/** The wizard's form. `industry` holds the Exhibit Type; the API's name is fixed. */
export type QuoteRequestForm = {
  tradeShowName: string;
  /** Text as typed; the request's `eventDay` holds the parsed day, if any. */
  eventDate: string;
  venue: string;
  industry: string;
  boothSize: string;
  serviceType: string;
  budget: string;
  features: string[];
  /** Chosen `boothSides`; empty: the usual ones of the exhibit type. */
  openSides: string[];
  /** Optional facts that make it easy to quote. */
  brief: BriefDetails;
  additionalRequirements: string | null;
  designLink: string | null;
  /**
   * Builders that the exhibitor prefers: invited first if eligible. Other builders never learn of
   * it.
   */
  preferredBuilders: BuilderId[];
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  jobTitle: string | null;
  emailUpdates: boolean;
};

/** Optional texts, null when missing. An erasure empties them. */
export const optionalTexts = ["additionalRequirements", "designLink", "jobTitle"] as const;
export type OptionalText = (typeof optionalTexts)[number];

export const blankTexts = Object.fromEntries(optionalTexts.map((name) => [name, null])) as Record<
  OptionalText,
  null
>;

/** Every field of the form. Omitting one is a type error in `newQuoteRequest`. */
export const requestFields = [
  "tradeShowName",
  "eventDate",
  "venue",
  "industry",
  "boothSize",
  "serviceType",
  "budget",
  "features",
  "openSides",
  "brief",
  "preferredBuilders",
  "firstName",
  "lastName",
  "email",
  "phone",
  "company",
  "emailUpdates",
  ...optionalTexts,
] as const satisfies (keyof QuoteRequestForm)[];

/** Maximum characters of each text, and entries of each list. Published in `/openapi.json`. */
export const requestLimits = {
  tradeShowName: 200,
  eventDate: 100,
  venue: 200,
  industry: 100,
  boothSize: 100,
  serviceType: 100,
  budget: 100,
  features: 20,
  feature: 100,
  openSides: 4,
  preferredBuilders: 5,
  additionalRequirements: 2000,
  designLink: 500,
  firstName: 50,
  lastName: 50,
  email: 254,
  phone: 20,
  company: 100,
  jobTitle: 100,
} as const;
