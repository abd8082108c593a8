import { builderProfileForm, ownProfileBody } from "./builder-profile.ts";
import type { Call } from "./call.ts";

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
    problems: [401],
  },
];
