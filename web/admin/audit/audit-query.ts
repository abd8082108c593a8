import type { Api } from "../../../app-server/contract/api-client.ts";
import type { AuditedKind } from "../../../domain/assignment/ports.ts";
import { pagesOf } from "../../api/pages-of.ts";

export type About = { kind?: AuditedKind; id?: string };

/** Audit lines of everything or of one subject, latest first. */
export const auditQuery = (about: About, api?: Api) =>
  pagesOf("GET /api/admin/audit", { limit: 20, ...about }, ({ events }) => events, api);
