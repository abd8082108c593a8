import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Api } from "../../../app-server/contract/api-client.ts";
import type { AuditedKind } from "../../../domain/assignment/ports.ts";
import { fetchApi } from "../../api/fetch-api.ts";

type About = { kind?: AuditedKind; id?: string };

/** Audit lines of everything or of one subject, latest first, page by page. */
export const auditQuery = (about: About, api: Api = fetchApi) =>
  infiniteQueryOptions({
    queryKey: ["admin", "audit", about.kind ?? "all", about.id ?? "all"],
    queryFn: ({ pageParam }) =>
      api.call("GET /api/admin/audit", { query: { limit: 20, ...about, after: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
