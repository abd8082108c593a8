import { administration, type CallRows } from "../call.ts";
import {
  addedContentBody,
  articleForm,
  contentKindQuery,
  contentQuery,
  editedContentBody,
  hiddenForm,
  listedContentBody,
  projectForm,
  showForm,
} from "./edited-content.ts";

const added = { ...administration, answer: addedContentBody, status: 201 } as const;
const edited = { ...administration, answer: editedContentBody } as const;

/** Calls by which admins add, edit and hide content. */
export const contentCalls = {
  "GET /api/admin/content": {
    ...administration,
    summary: "List shows, articles or projects, newest first, hidden ones included",
    query: contentQuery,
    answer: listedContentBody,
  },
  "GET /api/admin/content/:id": {
    ...edited,
    summary: "Read content as its form shows it, hidden or not",
    query: contentKindQuery,
    problems: [404],
  },
  "PUT /api/admin/content/:id/hidden": {
    ...edited,
    summary: "Hide content from the public, or show it again",
    body: hiddenForm,
    problems: [404],
  },
  "POST /api/admin/trade-shows": {
    ...added,
    summary: "Add a show. It is public at once, and no sync removes it",
    body: showForm,
  },
  "PUT /api/admin/trade-shows/:id": {
    ...edited,
    summary: "Replace the fields of a show",
    body: showForm,
    problems: [404, 409],
    takesIfMatch: true,
  },
  "POST /api/admin/articles": {
    ...added,
    summary: "Add an article. It is public at once, and no sync removes it",
    body: articleForm,
  },
  "PUT /api/admin/articles/:id": {
    ...edited,
    summary: "Replace the fields of an article",
    body: articleForm,
    problems: [404, 409],
    takesIfMatch: true,
  },
  "POST /api/admin/projects": {
    ...added,
    summary: "Add a project. It is public at once, and no sync removes it",
    body: projectForm,
  },
  "PUT /api/admin/projects/:id": {
    ...edited,
    summary: "Replace the fields of a project",
    body: projectForm,
    problems: [404, 409],
    takesIfMatch: true,
  },
} satisfies CallRows;
