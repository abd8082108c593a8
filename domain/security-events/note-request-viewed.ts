import type { SecurityPorts } from "./note-security-event.ts";
import type { RequestViewed } from "./security-event.ts";

/** Records that an admin opened an exhibitor's request, once an hour per request. */
export function noteRequestViewed({ securityLog, securityTally, clock }: SecurityPorts) {
  return async (view: RequestViewed): Promise<void> => {
    const now = clock.now();
    const key = `${view.adminId} ${view.requestId}`;
    const counted = securityTally(`request-viewed ${view.adminId}`, key, now);
    if (counted?.times === 1) await securityLog.addView(view, now);
  };
}
