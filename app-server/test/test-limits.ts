import { settings } from "../settings.ts";

/** The settings under which tests of other things meet no limit. */
export const noLimits: Record<string, string> = Object.fromEntries(
  Object.keys(settings.shape)
    .filter((name) => /_PER_(HOUR|DAY)$/.test(name))
    .map((name) => [name, "1000000"]),
);
