/** URL of a page of the blog. */
export function blogAddress(page: number): string {
  return page > 1 ? `/blog?page=${page}` : "/blog";
}

/** URL of an article. */
export function blogPostAddress(id: string): string {
  return `/blog/${encodeURIComponent(id)}`;
}
