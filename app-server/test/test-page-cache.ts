import { createPageCache } from "../page-cache/page-cache.ts";
import { testSystem } from "./test-system.ts";
import { versionsAt } from "./test-versions.ts";

/** A page cache over content that never changes. */
export function openTestPageCache({ isOn = true } = {}) {
  return createPageCache({
    isOn,
    system: testSystem(),
    siteMap: { publicVersions: async () => versionsAt("1"), listReworded: async () => null },
    hasStandbys: false,
    addHeaders() {},
    isStopping: () => false,
    log: null,
    observe: null,
  });
}
