/** The two addresses under /api that people visit. */
const pagesUnderApi = new Set(["/api/login", "/api/logout"]);

/** Whether people are to read what stands at this address, rather than programs. */
export function isPage(path: string): boolean {
  return !path.startsWith("/api/") || pagesUnderApi.has(path);
}
