import type { ComponentType } from "react";
import type { JobBody } from "../../app-server/contract/jobs/jobs.ts";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { JobChanges } from "./job-changes.tsx";
import { JobPlan } from "./job-plan.tsx";

type JobView = {
  name: string;
  label: string;
  Content: ComponentType<{ read: JobBody }>;
  /** Number of things in it that wait for an answer. */
  waiting?(read: JobBody): number;
  /** Whether the view is there yet; without it, always. */
  isShown?(read: JobBody): boolean;
};

/** The views of a job's page, in their order; the first is at the plain address. */
const jobViews: readonly JobView[] = [
  { name: "plan", label: "Plan", Content: JobPlan },
  {
    name: "approvals",
    label: "Approvals and files",
    Content: lazyComponent(async () => (await import("./job-approvals.tsx")).JobApprovals),
    waiting: ({ approvals }) => approvals.filter(({ may }) => may.includes("approve")).length,
  },
  {
    name: "changes",
    label: "Changes",
    Content: JobChanges,
    waiting: ({ changes }) => changes.filter(({ state }) => asks.includes(state)).length,
  },
  {
    name: "floor",
    label: "Floor",
    Content: lazyComponent(async () => (await import("./job-floor.tsx")).JobFloor),
    isShown: ({ floor }) => floor.isOpen,
    waiting: ({ floor }) => floor.open,
  },
  {
    name: "bill",
    label: "Bill",
    Content: lazyComponent(async () => (await import("./bill.tsx")).Bill),
    // before the show opens there is nothing to compare yet
    isShown: ({ job }) => job.state !== "ended" && job.opensInDays === null,
  },
  {
    name: "messages",
    label: "Messages",
    Content: lazyComponent(async () => (await import("./job-messages.tsx")).JobMessages),
    waiting: ({ may, side, callIns }) =>
      [
        may.sayBuilt,
        may.answerCallIn,
        side === null && callIns.some(({ outcome }) => !outcome),
      ].filter(Boolean).length,
  },
];
const asks: readonly string[] = ["wished", "proposed"];

/** The views of this job, and the one that a URL selects. */
export function viewsOf(read: JobBody, address: URLSearchParams) {
  const views = jobViews.filter(({ isShown }) => isShown?.(read) ?? true);
  const asked = address.get("view");
  const current = views.find(({ name }) => name === asked) ?? (views[0] as JobView);
  return { views, current };
}

/** The path of a job's page in one of its views. */
export function jobPath(id: string, view = "plan"): string {
  return `/jobs/${id}${view === "plan" ? "" : `?view=${view}`}`;
}
