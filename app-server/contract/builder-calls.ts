import * as z from "zod";
import { builderSearchBody } from "./builder-search-body.ts";
import {
  builderBody,
  builderListQuery,
  builderSearchQuery,
  viewedBuilderBody,
} from "./builders.ts";
import type { Call } from "./call.ts";
import {
  builderNetworkBody,
  exhibitBuilderBody,
  exhibitBuilderListQuery,
} from "./exhibit-builders.ts";

/** The calls that read the network of builders. */
export const builderCalls: Call[] = [
  {
    method: "get",
    path: "/api/builders",
    tag: "Builders",
    summary: "The builders, featured ones first, then by rating; without a query all of them",
    query: builderListQuery,
    answer: { status: 200, body: z.array(builderBody) },
    problems: [],
  },
  {
    method: "get",
    path: "/api/builders/search",
    tag: "Builders",
    summary: "A page of the wanted builders as cards, what else could be chosen, and the totals",
    query: builderSearchQuery,
    answer: { status: 200, body: builderSearchBody },
    problems: [],
  },
  {
    method: "get",
    path: "/api/builders/network",
    tag: "Builders",
    summary: "The five largest regions and their cities",
    answer: { status: 200, body: builderNetworkBody },
    problems: [],
  },
  {
    method: "get",
    path: "/api/builders/{id}",
    tag: "Builders",
    summary: "One builder",
    answer: { status: 200, body: viewedBuilderBody },
    problems: [404],
  },
  {
    method: "get",
    path: "/api/builders/{id}/similar",
    tag: "Builders",
    summary: "Three others of the same region",
    answer: { status: 200, body: z.array(exhibitBuilderBody) },
    problems: [],
  },
  {
    method: "get",
    path: "/api/exhibit-builders",
    tag: "Builders",
    summary: "The builders in few words, in the same order",
    query: exhibitBuilderListQuery,
    answer: { status: 200, body: z.array(exhibitBuilderBody) },
    problems: [],
  },
];
