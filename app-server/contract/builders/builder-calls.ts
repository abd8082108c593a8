import * as z from "zod";
import type { CallRows } from "../call.ts";
import { builderProfileForm, myProfileBody } from "./builder-profile.ts";
import { builderSearchBody } from "./builder-search-body.ts";
import {
  builderBody,
  builderListQuery,
  builderSearchQuery,
  viewedBuilderBody,
} from "./builders.ts";
import { capacityBody, capacityForm, notAskedBody } from "./capacity.ts";
import {
  builderNetworkBody,
  exhibitBuilderBody,
  exhibitBuilderListQuery,
} from "./exhibit-builders.ts";

const tag = "Builders";

/** Calls that read the builder network, and that save the caller's own profile. */
export const builderCalls = {
  "GET /api/builders": {
    tag,
    summary: "List builders, featured first, then by rating. Without a query, all of them",
    query: builderListQuery,
    shows: ["builders", "projects", "shows"],
    answer: z.array(builderBody),
  },
  "GET /api/builders/search": {
    tag,
    summary: "Search builders: one page of cards, facet counts and totals",
    query: builderSearchQuery,
    shows: ["builders", "projects", "shows"],
    answer: builderSearchBody,
  },
  "GET /api/builders/network": {
    tag,
    summary: "Read the five largest regions and their cities",
    shows: ["builders", "projects"],
    answer: builderNetworkBody,
  },
  "GET /api/builders/profile": {
    tag,
    summary: "Read your own profile in any state; 404 until you save one",
    answer: myProfileBody,
    problems: [401, 404],
  },
  "PUT /api/builders/profile": {
    tag,
    summary:
      "Save your profile or some of its fields. The first save needs all required fields and goes to review",
    callers: "members",
    body: builderProfileForm,
    answer: myProfileBody,
    problems: [403, 409],
    takesIfMatch: true,
  },
  "GET /api/builders/capacity": {
    tag,
    summary: "Read your working hours, times away and limits",
    answer: capacityBody,
    problems: [401, 404],
  },
  "GET /api/builders/not-asked": {
    tag,
    summary: "List the last ten requests in your area that went to others, and why",
    answer: notAskedBody,
    problems: [401, 404],
  },
  "PUT /api/builders/capacity": {
    tag,
    summary:
      "Set your working hours, times away and limits; they hold from the next evaluation on. Absent fields stay unchanged",
    callers: "members",
    body: capacityForm,
    answer: capacityBody,
    problems: [404],
  },
  "GET /api/builders/:id": {
    tag,
    summary: "Read one builder",
    shows: ["builders", "projects"],
    answer: viewedBuilderBody,
    problems: [404],
  },
  "GET /api/builders/:id/similar": {
    tag,
    summary: "List three builders of the same region",
    shows: ["builders", "projects"],
    answer: z.array(exhibitBuilderBody),
  },
  "GET /api/exhibit-builders": {
    tag,
    summary: "List builders in short form, in the same order",
    query: exhibitBuilderListQuery,
    shows: ["builders", "projects"],
    answer: z.array(exhibitBuilderBody),
  },
} satisfies CallRows;
