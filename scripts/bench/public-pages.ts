const lists = [
  { list: "/api/portfolio/showcase", page: "/portfolio" },
  { list: "/api/exhibit-builders?limit=1", page: "/builders" },
  { list: "/api/trade-shows?limit=1", page: "/trade-shows" },
  { list: "/api/blog?limit=1", page: "/blog" },
];

/** The paths of all kinds of public pages, with one item of each list. */
export async function publicPages(origin: string): Promise<string[]> {
  const items = lists.map(async ({ list, page }) => {
    const answer = await (await fetch(origin + list)).json();
    const [item] = Array.isArray(answer) ? answer : answer.projects;
    return `${page}/${item.id}`;
  });
  return [
    "/",
    "/how-it-works",
    "/about-us",
    "/builder-network",
    "/for-builders",
    "/our-builders",
    "/portfolio",
    "/trade-show-calendar",
    "/blog",
    "/contact",
    "/quote",
    "/quote-success",
    "/privacy-policy",
    "/terms-of-service",
    "/cookie-policy",
    ...(await Promise.all(items)),
  ];
}
