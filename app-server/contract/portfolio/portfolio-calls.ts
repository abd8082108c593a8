import * as z from "zod";
import { messageBody } from "../admin.ts";
import type { CallRows } from "../call.ts";
import { projectBody, projectSearchBody, viewedProjectBody } from "./portfolio.ts";
import { newProjectForm, ownProjectBody, projectChanges } from "./project-form.ts";
import { projectListQuery, projectSearchQuery } from "./project-query.ts";
import { showcaseBody, showcaseQuery } from "./showcase.ts";

const tag = "Portfolio";

/** The calls that read the portfolio, and those by which builders keep their own projects. */
export const portfolioCalls = {
  "GET /api/portfolio": {
    tag,
    summary:
      "Every published project, newest first, to 10,000; with a filter, an order or a page, that stretch of it. Link says where it goes on",
    query: projectListQuery,
    answer: z.array(projectBody),
  },
  "GET /api/portfolio/search": {
    tag,
    summary: "A page of six cards, what else could be chosen, and how many projects that leaves",
    query: projectSearchQuery,
    answer: projectSearchBody,
  },
  "GET /api/portfolio/showcase": {
    tag,
    summary: "Everything in the portfolio as pictures with names, newest first, twelve at a time",
    query: showcaseQuery,
    answer: showcaseBody,
  },
  "GET /api/portfolio/builder/:id": {
    tag,
    summary: "A builder's published projects; the builder and admins see all of them",
    answer: z.array(ownProjectBody),
  },
  "GET /api/portfolio/:id": {
    tag,
    summary: "One project with its builder",
    answer: viewedProjectBody,
    problems: [404],
  },
  "POST /api/portfolio": {
    tag,
    summary: "Submit a project of yours. It waits for its review; featured is a wish",
    callers: "members",
    body: newProjectForm,
    status: 201,
    answer: ownProjectBody,
    problems: [403, 409],
  },
  "PATCH /api/portfolio/:id": {
    tag,
    summary: "Change a project of yours. A published one stays published",
    callers: "members",
    body: projectChanges,
    answer: ownProjectBody,
    problems: [404, 409],
    takesIfMatch: true,
  },
  "DELETE /api/portfolio/:id": {
    tag,
    summary: "Remove a project of yours for good",
    answer: messageBody,
    problems: [401, 404],
  },
} satisfies CallRows;
