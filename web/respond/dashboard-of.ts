import { uuidForm } from "../../domain/shared/id.ts";

const idAtStart = new RegExp(`^${uuidForm}(?=\\.)`, "i");

/**
 * The dashboard's URL for a link's request; a signed-out reader is sent through the sign-in and
 * back.
 */
export function dashboardOf(token: string): string {
  const [requestId] = idAtStart.exec(token) ?? [];
  return requestId ? `/dashboard?request=${requestId}` : "/dashboard?view=requests";
}
