import {
  type ShowServicesBody,
  showServicesForm,
} from "../../../app-server/contract/rates/show-services.ts";
import {
  defaultMinimumCwt,
  defaultMinimumHours,
  type ShowServices,
} from "../../../domain/offers/landed/service-rates.ts";
import { dollarsText } from "../../../domain/shared/money/dollars-text.ts";
import { issuesByField, readAmount, type TextField, type Typed } from "./typed-fields.ts";

type HourlyField = `${"labor" | "rigging" | "electricians"}.${"straight" | "overtime"}`;
type HandlingField = "advance" | "direct" | "per" | "minimumCwt" | "latePercent";
/** A field by its place in the body that is sent. */
export type ServicesField =
  | `materialHandling.${HandlingField}`
  | HourlyField
  | ("minimumHours" | "outlet" | "currency" | "source" | "address" | "asOf");
export type ServicesTexts = Record<ServicesField, string>;

type Group = { title: string; hint?: string; fields: readonly TextField<ServicesField>[] };

const perHour = (of: "labor" | "rigging" | "electricians") => [
  { name: `${of}.straight`, label: "Straight time", hint: "An hour" } as const,
  { name: `${of}.overtime`, label: "Overtime", hint: "An hour" } as const,
];

/** The rates of a show, in the order of an exhibitor manual. */
export const serviceGroups: readonly Group[] = [
  {
    title: "Material handling (drayage)",
    hint: "Leave both rates empty if you don't know them.",
    fields: [
      { name: "materialHandling.advance", label: "To the advance warehouse" },
      { name: "materialHandling.direct", label: "Direct to the show" },
      {
        name: "materialHandling.per",
        label: "Billed per",
        options: [
          { value: "cwt", label: "CWT (100 lb)" },
          { value: "lb", label: "Pound" },
        ],
      },
      { name: "materialHandling.minimumCwt", label: "Minimum CWT", hint: "Per shipment" },
      { name: "materialHandling.latePercent", label: "Late surcharge", hint: "In percent" },
    ],
  },
  {
    title: "Labor",
    fields: [
      ...perHour("labor"),
      { name: "minimumHours", label: "Minimum hours", hint: "Per worker" },
    ],
  },
  { title: "Rigging", fields: perHour("rigging") },
  {
    title: "Electricians and power",
    fields: [
      ...perHour("electricians"),
      { name: "outlet", label: "Power outlet", hint: "Each, with its power" },
    ],
  },
  {
    title: "Where the rates are from",
    fields: [
      { name: "source", label: "Source", hint: "e.g. Exhibitor manual 2027", isRequired: true },
      { name: "asOf", label: "As of", type: "date", isRequired: true },
      { name: "address", label: "Web address", type: "url" },
      { name: "currency", label: "Currency", hint: "A code such as USD or CAD" },
    ],
  },
];

export const servicesLabels = Object.fromEntries(
  serviceGroups.flatMap(({ title, fields }) =>
    fields.map(({ name, label }) => [name, `${title}: ${label}`]),
  ),
) as Record<ServicesField, string>;

/** Rates as the form holds them; of a show without any, the usual minimums. */
export function servicesTexts(services: ShowServicesBody | null): ServicesTexts {
  const handling = services?.materialHandling;
  const money = (cents: number | null | undefined) => (cents == null ? "" : dollarsText(cents));
  return {
    "materialHandling.advance": money(handling?.advance),
    "materialHandling.direct": money(handling?.direct),
    "materialHandling.per": handling?.per ?? "cwt",
    "materialHandling.minimumCwt": `${handling?.minimumCwt ?? defaultMinimumCwt}`,
    "materialHandling.latePercent": `${(handling?.latePercent ?? 0) / 1000}`,
    "labor.straight": money(services?.labor?.straight),
    "labor.overtime": money(services?.labor?.overtime),
    minimumHours: `${services?.minimumHours ?? defaultMinimumHours}`,
    "rigging.straight": money(services?.rigging?.straight),
    "rigging.overtime": money(services?.rigging?.overtime),
    "electricians.straight": money(services?.electricians?.straight),
    "electricians.overtime": money(services?.electricians?.overtime),
    outlet: money(services?.outlet),
    currency: services?.currency ?? "USD",
    source: services?.source ?? "",
    address: services?.address ?? "",
    asOf: services?.asOf ?? "",
  };
}

/** The body for these texts, or the errors by field. */
export function readServices(texts: ServicesTexts): Typed<ServicesField, ShowServices> {
  const errors: Partial<Record<ServicesField, string>> = {};
  const amount = (name: ServicesField) =>
    readAmount(texts[name], (error) => {
      errors[name] = error;
    });
  const number = (name: ServicesField, usual: number) => {
    const text = texts[name].trim();
    return text === "" ? usual : Number(text);
  };
  /** Two rates that come together: neither, or both. */
  const pair = (...names: [ServicesField, ServicesField]) => {
    if (names.every((name) => texts[name].trim() === "")) return null;
    for (const name of names) {
      if (texts[name].trim() === "") errors[name] = "Enter both rates, or neither";
    }
    return Object.fromEntries(names.map((name) => [name.split(".").at(-1), amount(name) ?? 0]));
  };
  const handling = pair("materialHandling.advance", "materialHandling.direct");
  const services = {
    materialHandling: handling && {
      ...handling,
      per: texts["materialHandling.per"],
      minimumCwt: number("materialHandling.minimumCwt", defaultMinimumCwt),
      latePercent: Math.round(number("materialHandling.latePercent", 0) * 1000),
    },
    labor: pair("labor.straight", "labor.overtime"),
    minimumHours: number("minimumHours", defaultMinimumHours),
    rigging: pair("rigging.straight", "rigging.overtime"),
    electricians: pair("electricians.straight", "electricians.overtime"),
    outlet: amount("outlet"),
    currency: texts.currency.trim().toUpperCase() || undefined,
    source: texts.source,
    address: texts.address.trim() || null,
    asOf: texts.asOf,
  };
  const { materialHandling, labor, rigging, electricians, outlet } = services;
  const entered = [materialHandling, labor, rigging, electricians, outlet];
  if (entered.every((rate) => rate === null) && Object.keys(errors).length === 0) {
    errors["materialHandling.advance"] = "Enter at least one rate";
  }
  const checked = showServicesForm.safeParse(services);
  const found = { ...issuesByField(checked.error), ...errors };
  return checked.success && Object.keys(found).length === 0
    ? { value: checked.data, errors: {} }
    : { value: null, errors: found };
}
