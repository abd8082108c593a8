import type { AuditBody } from "../../../app-server/contract/admin/audit.ts";
import { uuidForm } from "../../../domain/shared/id.ts";
import { contentHref } from "../content/content-address.ts";
import { peopleHref } from "../people-address.ts";
import { ratesHref } from "../rates/rates-address.ts";

type Line = Pick<AuditBody["events"][number], "objectKind" | "objectId" | "isGone"> & {
  objectName: string;
};

const isId = new RegExp(`^${uuidForm}$`);

/** The address of the subject of an audit line; null where it has no page. */
export function auditHref({ objectKind, objectId, objectName, isGone }: Line): string | null {
  const people = peopleHref({ search: objectName });
  if (isGone) return null;
  if (objectKind === "rates")
    return ratesHref(isId.test(objectId) ? { show: objectId } : undefined);
  if (objectKind === "vetting") return "/admin-dashboard?view=vetting";
  if (objectKind === "commission") return "/admin-dashboard?view=commission";
  if (!isId.test(objectId)) return null;
  const hrefs: Record<string, string> = {
    "quote-request": `/admin-dashboard?brief=${objectId}`,
    builder: `/builders/${objectId}`,
    "portfolio-project": `/portfolio/${objectId}`,
    "trade-show": contentHref("shows", { edit: objectId }),
    article: contentHref("articles", { edit: objectId }),
    person: people,
    security: people,
  };
  return hrefs[objectKind] ?? null;
}
