import { pick } from "../../shared/records.ts";
import type { BriefDetails } from "../brief-details.ts";
import { boothFeatures, boothSizes, budgetRanges, exhibitTypes, serviceTypes } from "../options.ts";
import { type QuoteRequestForm, requestFields } from "../quote-request-form.ts";
import { customBoothSides } from "./custom-booth-size.ts";
import { eventDay } from "./event-day.ts";

type EarlierForm = Omit<QuoteRequestForm, "budget" | "preferredBuilders"> & {
  budget: string | null;
  preferredBuilders: readonly string[];
};

/**
 * Prefills the wizard's form from an old request. Left empty: values that the wizard doesn't offer,
 * a past date, consent to emails, and preferred builders. `today` is YYYY-MM-DD.
 */
export function askAgain(old: EarlierForm, today: string): QuoteRequestForm {
  const day = eventDay(old.eventDate);
  return {
    ...pick(old, requestFields),
    eventDate: day !== null && day >= today ? day : "",
    industry: offered(exhibitTypes, old.industry),
    boothSize: customBoothSides(old.boothSize) ? old.boothSize : offered(boothSizes, old.boothSize),
    serviceType: offered(serviceTypes, old.serviceType),
    budget: offered(budgetRanges, old.budget ?? ""),
    features: old.features.filter((feature) => offered(boothFeatures, feature) !== ""),
    brief: detailsAgain(old.brief, today),
    preferredBuilders: [],
    emailUpdates: false,
  };
}

/** Without what belongs to the former show. */
function detailsAgain(details: BriefDetails, today: string): BriefDetails {
  const { tradeShowId: _show, boothNumber: _booth, decisionDay, ...rest } = details;
  return { ...rest, ...(decisionDay && decisionDay >= today && { decisionDay }) };
}

function offered(options: readonly { value: string }[], value: string): string {
  return options.some((option) => option.value === value) ? value : "";
}
