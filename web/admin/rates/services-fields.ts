import { typedZodOf } from "../../../app-server/contract/fields/typed-zod-of.ts";
import {
  type ShowServicesBody,
  showServicesForm,
} from "../../../app-server/contract/rates/show-services.ts";
import { serviceFields } from "../../../domain/offers/landed/service-fields.ts";
import type { ShowServices } from "../../../domain/offers/landed/service-rates.ts";
import { sourceFields } from "../../../domain/offers/source.ts";
import type { Field as FieldFacts } from "../../../domain/shared/fields.ts";
import { textOf, typedValues } from "../../edit-form/typed-values.ts";
import {
  issuesByField,
  optionsOf,
  type TextField,
  type Typed,
  textFieldsOf,
} from "./typed-fields.ts";

/** A field, named by its path in the request body. */
export type ServicesField = keyof typeof serviceFields | keyof typeof sourceFields | "currency";
export type ServicesTexts = Record<ServicesField, string>;

type Group = { title: string; hint?: string; fields: readonly TextField<ServicesField>[] };

const rates = Object.entries(serviceFields) as [keyof typeof serviceFields, FieldFacts][];
const parts = [...new Set(rates.map(([, { part = "" }]) => part))];

/** The rates of a show, in the order of an exhibitor manual. */
export const serviceGroups: readonly Group[] = [
  ...parts.map((title, index) => ({
    title,
    ...(index === 0 && { hint: "Leave both rates empty if you don't know them." }),
    fields: rates
      .filter(([, { part }]) => part === title)
      .map(([name, field]) => ({
        name,
        label: field.label ?? "",
        ...(field.hint && { hint: field.hint }),
        ...(field.kind === "option" && { options: optionsOf(field.options) }),
      })),
  })),
  {
    title: "Where the rates are from",
    fields: [
      ...textFieldsOf({
        ...sourceFields,
        source: { ...sourceFields.source, hint: "e.g. Exhibitor manual 2027" },
      }),
      { name: "currency", label: "Currency", hint: "A code such as USD or CAD" },
    ],
  },
];

export const servicesLabels = Object.fromEntries(
  serviceGroups.flatMap(({ title, fields }) =>
    fields.map(({ name, label }) => [name, `${title}: ${label}`]),
  ),
) as Record<ServicesField, string>;

/** Rates as form texts; for a show without rates, the default minimums. */
export function servicesTexts(services: ShowServicesBody | null): ServicesTexts {
  const typed = rates.map(([name, field]) => [name, textOf(field, valueAt(services, name))]);
  return {
    ...(Object.fromEntries(typed) as Record<keyof typeof serviceFields, string>),
    currency: services?.currency ?? "USD",
    ...typedValues(sourceFields, services),
  };
}

function valueAt(services: ShowServicesBody | null, name: string): unknown {
  return name.split(".").reduce<unknown>((value, key) => (value as Values | null)?.[key], services);
}

type Values = Record<string, unknown>;
const groups = ["materialHandling", "labor", "rigging", "electricians"];
const input = typedZodOf(serviceFields);

/** The body for these texts, or the errors by field. */
export function readServices(texts: ServicesTexts): Typed<ServicesField, ShowServices> {
  const errors: Partial<Record<ServicesField, string>> = {};
  const amounts = rates.filter(([, { kind }]) => kind === "money").map(([name]) => name);
  const isBlank = (name: ServicesField) => texts[name].trim() === "";
  const services: Values = {
    ...Object.fromEntries(groups.map((group) => [group, null])),
    currency: texts.currency.trim().toUpperCase() || undefined,
    source: texts.source,
    address: texts.address.trim() || null,
    asOf: texts.asOf,
  };
  for (const [name, { required }] of rates) {
    const [group = "", key = group] = name.split(".");
    const inGroup = amounts.filter((each) => each.startsWith(`${group}.`));
    if (inGroup.length > 0 && inGroup.every(isBlank)) continue;
    if (required && isBlank(name)) errors[name] = "Enter both rates, or neither";
    const read = input[name].safeParse(texts[name]);
    if (!read.success) errors[name] ??= read.error.issues[0]?.message ?? "Check this field";
    if (key === group) services[name] = read.data;
    else services[group] = { ...(services[group] as Values | null), [key]: read.data };
  }
  const hasErrors = Object.keys(errors).length > 0;
  if (amounts.every(isBlank) && !hasErrors)
    errors["materialHandling.advance"] = "Enter at least one rate";
  const checked = showServicesForm.safeParse(services);
  const found = { ...issuesByField(checked.error), ...errors };
  return checked.success && Object.keys(found).length === 0
    ? { value: checked.data, errors: {} }
    : { value: null, errors: found };
}
