/** The address of a page of the hub. */
export function blogAddress(page: number): string {
  return page > 1 ? `/blog?page=${page}` : "/blog";
}

/** The address of an article. */
export function blogPostAddress(id: string): string {
  return `/blog/${encodeURIComponent(id)}`;
}
