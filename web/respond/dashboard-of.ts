import { uuidForm } from "../../domain/shared/id.ts";

const idAtStart = new RegExp(`^${uuidForm}(?=\\.)`, "i");

/** The dashboard's address for the request of a link, which leads a signed-out reader through the sign-in and back to it. */
export function dashboardOf(token: string): string {
  const [requestId] = idAtStart.exec(token) ?? [];
  return requestId ? `/dashboard?request=${requestId}` : "/dashboard?view=requests";
}
