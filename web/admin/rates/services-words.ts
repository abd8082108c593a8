import type { ShowServicesBody } from "../../../app-server/contract/rates/show-services.ts";
import { amountText } from "../../../domain/offers/stated-price.ts";

/** A show's rates on one line: "Material handling $90 per CWT; labor $140 an hour". */
export function servicesWords(services: ShowServicesBody): string {
  const { materialHandling, labor, rigging, electricians, outlet, currency } = services;
  const money = (amount: number) => amountText(amount, currency);
  const hourly = (label: string, rate: typeof labor) =>
    rate ? [`${label} ${money(rate.straight)} an hour`] : [];
  const handling =
    materialHandling &&
    `material handling ${money(materialHandling.advance)} per ${materialHandling.per === "lb" ? "pound" : "CWT"}`;
  const words = [
    ...(handling ? [handling] : []),
    ...hourly("labor", labor),
    ...hourly("rigging", rigging),
    ...hourly("electricians", electricians),
    ...(outlet === null ? [] : [`outlet ${money(outlet)}`]),
  ].join("; ");
  return words === "" ? "No rates" : words.charAt(0).toUpperCase() + words.slice(1);
}
