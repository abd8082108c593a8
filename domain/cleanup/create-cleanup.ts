import { feature } from "../shared/feature.ts";
import { deleteExpiredRows } from "./delete-expired-rows.ts";

/** Removes expired rows. */
export const createCleanup = feature({ deleteExpiredRows });
