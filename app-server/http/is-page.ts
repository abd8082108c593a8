/** The two URLs under /api that people visit. */
const pagesUnderApi = new Set(["/api/login", "/api/logout"]);

/** Whether this URL is for people and not for programs. */
export function isPage(path: string): boolean {
  return !path.startsWith("/api/") || pagesUnderApi.has(path);
}
