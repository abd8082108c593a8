import { messageBody } from "./admin.ts";
import { builderProfileForm, ownProfileBody } from "./builder-profile.ts";
import type { Call } from "./call.ts";
import { newProjectForm, ownProjectBody, projectChanges } from "./project-form.ts";

/** The calls of the builder's own room. */
export const builderDeskCalls: Call[] = [
  {
    method: "get",
    path: "/api/builders/profile",
    tag: "Builders",
    summary: "Your own profile, in whatever state; 404 until you have saved one",
    answer: { status: 200, body: ownProfileBody },
    problems: [401, 404],
  },
  {
    method: "put",
    path: "/api/builders/profile",
    tag: "Builders",
    summary:
      "Save your profile, or some fields of it. The first save needs all required ones and waits for its review",
    body: builderProfileForm,
    answer: { status: 200, body: ownProfileBody },
    problems: [401, 409],
    takesIfMatch: true,
  },
  {
    method: "post",
    path: "/api/portfolio",
    tag: "Portfolio",
    summary: "Submit a project of yours. It waits for its review; featured is a wish",
    body: newProjectForm,
    answer: { status: 201, body: ownProjectBody },
    problems: [401, 409],
  },
  {
    method: "patch",
    path: "/api/portfolio/{id}",
    tag: "Portfolio",
    summary: "Change a project of yours. A published one stays published",
    body: projectChanges,
    answer: { status: 200, body: ownProjectBody },
    problems: [401, 404, 409],
    takesIfMatch: true,
  },
  {
    method: "delete",
    path: "/api/portfolio/{id}",
    tag: "Portfolio",
    summary: "Remove a project of yours for good",
    answer: { status: 200, body: messageBody },
    problems: [401, 404],
  },
];
