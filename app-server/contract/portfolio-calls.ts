import * as z from "zod";
import type { Call } from "./call.ts";
import { projectBody, projectSearchBody, viewedProjectBody } from "./portfolio.ts";
import { ownProjectBody } from "./project-form.ts";
import { projectListQuery, projectSearchQuery } from "./project-query.ts";
import { showcaseBody, showcaseQuery } from "./showcase.ts";

/** The calls that read the portfolio. */
export const portfolioCalls: Call[] = [
  {
    method: "get",
    path: "/api/portfolio",
    tag: "Portfolio",
    summary:
      "Every published project, newest first, to 10,000; with a filter, an order or a page, that stretch of it. Link says where it goes on",
    query: projectListQuery,
    answer: { status: 200, body: z.array(projectBody) },
    problems: [],
  },
  {
    method: "get",
    path: "/api/portfolio/search",
    tag: "Portfolio",
    summary: "A page of six cards, what else could be chosen, and how many projects that leaves",
    query: projectSearchQuery,
    answer: { status: 200, body: projectSearchBody },
    problems: [],
  },
  {
    method: "get",
    path: "/api/portfolio/showcase",
    tag: "Portfolio",
    summary: "Everything in the portfolio as pictures with names, newest first, twelve at a time",
    query: showcaseQuery,
    answer: { status: 200, body: showcaseBody },
    problems: [],
  },
  {
    method: "get",
    path: "/api/portfolio/builder/{id}",
    tag: "Portfolio",
    summary: "A builder's published projects; the builder and admins see all of them",
    answer: { status: 200, body: z.array(ownProjectBody) },
    problems: [],
  },
  {
    method: "get",
    path: "/api/portfolio/{id}",
    tag: "Portfolio",
    summary: "One project with its builder",
    answer: { status: 200, body: viewedProjectBody },
    problems: [404],
  },
];
