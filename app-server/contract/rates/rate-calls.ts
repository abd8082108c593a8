import * as z from "zod";
import type { CallRows } from "../call.ts";
import { appliedServicesBody } from "./applied-services.ts";
import { benchmarksBody, benchmarksForm } from "./benchmarks.ts";
import { currenciesBody } from "./currencies.ts";
import { rateCardBody, rateCardForm } from "./rate-card.ts";
import { versionBody } from "./seen-field.ts";
import {
  boothRulesBody,
  boothRulesForm,
  deadlinesBody,
  deadlinesForm,
  publicDeadlinesBody,
} from "./show-manual.ts";
import { listedServicesBody, showServicesBody, showServicesSaveForm } from "./show-services.ts";

const tag = "Rates";
const servicesBody = z.object({ services: showServicesBody.nullable(), ...versionBody });

/** Calls for rates of shows, typical prices, and builders' own rates. */
export const rateCalls = {
  "GET /api/trade-shows/:id/services": {
    tag,
    summary: "Read what a show bills: its own rates, and those that apply",
    callers: "members",
    answer: z.object({
      own: showServicesBody.nullable(),
      applied: appliedServicesBody,
      ...versionBody,
    }),
    problems: [404],
  },
  "GET /api/trade-shows/:id/deadlines": {
    tag,
    summary: "Read the known deadlines of a show by their days, each with its source",
    shows: ["shows"],
    answer: publicDeadlinesBody,
    problems: [404],
  },
  "GET /api/admin/show-services": {
    tag,
    summary: "List the shows and countries with rates, and the published averages in use",
    callers: "admins",
    answer: listedServicesBody,
  },
  "PUT /api/admin/trade-shows/:id/services": {
    tag,
    summary: "Save what a show bills, with its source; null removes it",
    callers: "admins",
    body: showServicesSaveForm,
    answer: servicesBody,
    problems: [404, 409],
  },
  "GET /api/admin/trade-shows/:id/rules": {
    tag,
    summary: "Read a show's own rules for booths; null where it has none",
    callers: "admins",
    answer: boothRulesBody,
    problems: [404],
  },
  "PUT /api/admin/trade-shows/:id/rules": {
    tag,
    summary: "Save a show's own rules for booths, with their source; null removes them",
    callers: "admins",
    body: boothRulesForm,
    answer: boothRulesBody,
    problems: [404, 409],
  },
  "GET /api/admin/trade-shows/:id/deadlines": {
    tag,
    summary: "Read the deadlines of a show's exhibitor manual",
    callers: "admins",
    answer: deadlinesBody,
    problems: [404],
  },
  "PUT /api/admin/trade-shows/:id/deadlines": {
    tag,
    summary: "Replace the deadlines of a show's exhibitor manual, each with its source",
    callers: "admins",
    body: deadlinesForm,
    answer: deadlinesBody,
    problems: [404, 409],
  },
  "PUT /api/admin/countries/:id/services": {
    tag,
    summary:
      "Save what shows of a country bill when they have no rates of their own; null removes it",
    callers: "admins",
    body: showServicesSaveForm,
    answer: servicesBody,
    problems: [404, 409],
  },
  "GET /api/admin/benchmarks": {
    tag,
    summary: "Read the usual prices, each with its source",
    callers: "members",
    answer: benchmarksBody,
  },
  "PUT /api/admin/benchmarks": {
    tag,
    summary: "Replace the usual prices. Each needs a source and a day",
    callers: "admins",
    body: benchmarksForm,
    answer: benchmarksBody,
    problems: [409],
  },
  "GET /api/currencies": {
    tag,
    summary: "Read the currencies that quotes can be in, with the rates that they get today",
    answer: currenciesBody,
  },
  "GET /api/builders/rates": {
    tag,
    summary: "Read your own rates as a builder; no one else can",
    callers: "members",
    answer: rateCardBody,
    problems: [404],
  },
  "PUT /api/builders/rates": {
    tag,
    summary: "Replace your own rates. Quotes that were sent stay as they are",
    callers: "members",
    body: rateCardForm,
    answer: rateCardBody,
    problems: [404, 409],
  },
} satisfies CallRows;
