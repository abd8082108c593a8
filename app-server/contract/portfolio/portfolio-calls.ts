import * as z from "zod";
import type { CallRows } from "../call.ts";
import { messageBody } from "../message.ts";
import { projectBody, projectSearchBody, viewedProjectBody } from "./portfolio.ts";
import { myProjectBody, newProjectForm, projectChanges } from "./project-form.ts";
import { projectListQuery, projectSearchQuery } from "./project-query.ts";
import { showcaseBody, showcaseQuery } from "./showcase.ts";

const tag = "Portfolio";

/** Calls that read the portfolio, and builders' edits of their own projects. */
export const portfolioCalls = {
  "GET /api/portfolio": {
    tag,
    summary:
      "List published projects, newest first, up to 10,000, or one filtered, sorted page of them. The Link header points to the next page",
    query: projectListQuery,
    shows: ["projects", "builders"],
    answer: z.array(projectBody),
  },
  "GET /api/portfolio/search": {
    tag,
    summary: "Search projects: one page of six cards with facet counts",
    query: projectSearchQuery,
    shows: ["projects", "builders"],
    answer: projectSearchBody,
  },
  "GET /api/portfolio/showcase": {
    tag,
    summary: "List the portfolio's pictures and titles, newest first, twelve per page",
    query: showcaseQuery,
    shows: ["projects", "builders"],
    answer: showcaseBody,
  },
  "GET /api/portfolio/builder/:id": {
    tag,
    summary: "List a builder's published projects; the builder and admins see all of them",
    shows: ["projects", "builders"],
    answer: z.array(myProjectBody),
  },
  "GET /api/portfolio/:id": {
    tag,
    summary: "Read one project with its builder",
    shows: ["projects", "builders"],
    answer: viewedProjectBody,
    problems: [404],
  },
  "POST /api/portfolio": {
    tag,
    summary: "Submit a project for review. `featured` is a request",
    callers: "members",
    body: newProjectForm,
    status: 201,
    answer: myProjectBody,
    problems: [403, 409, 429],
  },
  "PATCH /api/portfolio/:id": {
    tag,
    summary: "Change one of your projects. A published one stays published",
    callers: "members",
    body: projectChanges,
    answer: myProjectBody,
    problems: [404, 409],
    takesIfMatch: true,
  },
  "DELETE /api/portfolio/:id": {
    tag,
    summary: "Permanently delete one of your projects",
    answer: messageBody,
    problems: [401, 404],
  },
} satisfies CallRows;
