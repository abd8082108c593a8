import type { Page } from "playwright-core";
import type { AdminQuotesBody } from "../../../app-server/contract/admin/admin-quotes.ts";
import { callApi } from "../call-api.ts";

/** Has the admin whose browser this is assign builders to a request, by their names. */
export async function assignBuilders(page: Page, requestId: string, names: string[]) {
  const { builders } = await callApi<AdminQuotesBody>(page, "GET", "/api/admin/quotes");
  const builderIds = builders.filter(({ name }) => names.includes(name)).map((b) => b.notionId);
  await callApi(page, "POST", `/api/admin/quotes/${requestId}/assign`, { builderIds });
}
