import * as z from "zod";
import type { CallRows } from "../call.ts";
import { builderProfileForm, ownProfileBody } from "./builder-profile.ts";
import { builderSearchBody } from "./builder-search-body.ts";
import {
  builderBody,
  builderListQuery,
  builderSearchQuery,
  viewedBuilderBody,
} from "./builders.ts";
import {
  builderNetworkBody,
  exhibitBuilderBody,
  exhibitBuilderListQuery,
} from "./exhibit-builders.ts";

const tag = "Builders";

/** The calls that read the network of builders, and save one's own profile. */
export const builderCalls = {
  "GET /api/builders": {
    tag,
    summary: "The builders, featured ones first, then by rating; without a query all of them",
    query: builderListQuery,
    answer: z.array(builderBody),
  },
  "GET /api/builders/search": {
    tag,
    summary: "A page of the wanted builders as cards, what else could be chosen, and the totals",
    query: builderSearchQuery,
    answer: builderSearchBody,
  },
  "GET /api/builders/network": {
    tag,
    summary: "The five largest regions and their cities",
    answer: builderNetworkBody,
  },
  "GET /api/builders/profile": {
    tag,
    summary: "Your own profile, in whatever state; 404 until you have saved one",
    answer: ownProfileBody,
    problems: [401, 404],
  },
  "PUT /api/builders/profile": {
    tag,
    summary:
      "Save your profile, or some fields of it. The first save needs all required ones and waits for its review",
    callers: "members",
    body: builderProfileForm,
    answer: ownProfileBody,
    problems: [403, 409],
    takesIfMatch: true,
  },
  "GET /api/builders/:id": {
    tag,
    summary: "One builder",
    answer: viewedBuilderBody,
    problems: [404],
  },
  "GET /api/builders/:id/similar": {
    tag,
    summary: "Three others of the same region",
    answer: z.array(exhibitBuilderBody),
  },
  "GET /api/exhibit-builders": {
    tag,
    summary: "The builders in few words, in the same order",
    query: exhibitBuilderListQuery,
    answer: z.array(exhibitBuilderBody),
  },
} satisfies CallRows;
