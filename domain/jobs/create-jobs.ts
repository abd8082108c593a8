import { feature } from "../shared/feature.ts";
import { beginJob } from "./begin-job.ts";
import { callOffJob } from "./call-off-job.ts";
import { decideChange } from "./decide-change.ts";
import { lapseChanges } from "./lapse-changes.ts";
import { raiseChange } from "./raise-change.ts";
import { viewJob } from "./view-job.ts";

/** The use cases: what both sides do with an accepted quote until the booth is built. */
export const createJobs = feature({
  beginJob,
  viewJob,
  raiseChange,
  decideChange,
  lapseChanges,
  callOffJob,
});
