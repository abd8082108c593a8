import type { Page } from "playwright-core";

/** A REST call on behalf of the browser's person; throws when the server says no. */
export async function callApi<Body>(
  page: Page,
  method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE",
  path: string,
  data?: unknown,
): Promise<Body> {
  const response = await page.request.fetch(path, { method, data });
  if (!response.ok()) throw new Error(`${method} ${path}: ${await response.text()}`);
  return response.json();
}
