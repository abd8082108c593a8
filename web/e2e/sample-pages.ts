type Named = { id: string; title: string };
type Show = Named & { status: string };

/** Addresses of public pages on the samples: each kind, and states that look unlike others. */
export const publicPages = [
  "/our-builders",
  "/our-builders?search=nobody+at+all",
  "/builder-network",
  "/builders/019b0000-5b01-7000-8000-91c3a7e20d58",
  "/builders/nobody",
  "/builders/019b0000-5b14-7000-8000-e85f19c4a027",
  "/portfolio?industries=Alchemy",
  "/portfolio/nothing",
  "/favourites",
  "/trade-show-calendar",
  "/trade-show-calendar?view=month",
  "/trade-shows/nope",
  "/trade-show-calendar?search=nothing",
  "/blog",
  "/blog/none",
  "/about-us",
  "/how-it-works",
  "/promise",
  "/privacy-policy",
  "/terms-of-service",
  "/cookie-policy",
  "/api/login",
  "/no/such/page",
  "/dev/ui",
  "/admin-dashboard",
];

/** The addresses of sample content: one of each kind, and shows that look unlike others. */
export async function listedPages(origin: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(`${origin}${path}`)).json();
  // by name: the first of a list may be what another test has published
  const idOf = async (list: string, title: string) =>
    (await read(list)).find((each: Named) => each.title === title).id;
  const shows = await read("/api/trade-shows");
  const pathOf = (isIt: (show: Show) => boolean) => `/trade-shows/${shows.find(isIt).id}`;
  return [
    `/portfolio/${await idOf("/api/portfolio", "The Glass Lab")}`,
    `/blog/${await idOf("/api/blog", "Drayage, explained without swearing")}`,
    pathOf(({ title }) => title === "CES"),
    pathOf(({ status }) => status === "sold-out"),
    pathOf(({ status }) => status === "Postponed"),
    pathOf(({ title }) => title.length > 120),
  ];
}
