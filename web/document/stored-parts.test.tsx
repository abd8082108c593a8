import { type ReactNode, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { QueryScope } from "../api/query-scope.tsx";
import { LazyBoothDrawing } from "../booth-drawing/lazy-booth-drawing.tsx";
import { BuilderCard } from "../builders/card/builder-card.tsx";
import { ExhibitBuilderCards } from "../builders/card/exhibit-builder-cards.tsx";
import { Hero } from "../home/hero.tsx";
import { PortfolioCarousel } from "../home/lists/portfolio-carousel.tsx";
import { PortfolioWall } from "../home/lists/portfolio-wall.tsx";
import { Testimonials } from "../home/testimonials.tsx";
import { ThreeSteps } from "../home/three-steps.tsx";
import { untilChunksLoaded } from "../lazy/chunks-on-server.ts";
import { CallToAction } from "../marketing/call-to-action.tsx";
import { FacetFilter } from "../portfolio/filters/facet-filter.tsx";
import { IndustryCards } from "../portfolio/industry-cards.tsx";
import { PortfolioHero } from "../portfolio/portfolio-hero.tsx";
import { ProjectView } from "../portfolio/project/project-view.tsx";
import { ProjectGrid } from "../portfolio/project-grid.tsx";
import { QuoteWizard } from "../quotes/wizard/quote-wizard.tsx";
import { CurrentUserContext } from "../session/current-user-context.ts";
import { SiteHeader } from "../shell/header/site-header.tsx";
import { SiteFooter } from "../shell/site-footer.tsx";
import { ShowChoices } from "../trade-shows/calendar/show-choices.tsx";
import { ShowsList } from "../trade-shows/calendar/shows-list.tsx";
import { CachedMarkupContext, type RenderCached } from "../ui/cached-markup.tsx";
import { Pagination } from "../ui/data/pagination.tsx";
import { openStoredParts } from "./stored-parts.tsx";

const id = "019b0000-5c01-7000-8000-2ed880e51ea5";
const image = "/img/booth/island-30x40-s31f-1.svg";
const project = {
  id,
  title: "Halo & <Co>",
  client: null,
  industry: "Technology",
  size: "20x20",
  year: "2026",
  projectType: "Island Booth",
  location: "Poznań, Poland",
  featured: true,
  imageUrl: image,
  pictureLabel: null,
  features: ["LED wall", "Café"],
  featureCount: 4,
};
const builder = {
  id,
  name: "Tokyo Booth Kobo 東京",
  location: "Tokyo, Japan",
  rating: 4.8,
  reviewCount: 3,
  ratingSource: "imported" as const,
  description: "A workshop for booths.",
  specialties: ["Islands", "Islands", "Rigging"],
  companyLogo: image,
  city: "Tokyo",
  state: "",
  country: "Japan",
  teamSize: "",
  featuredBuilder: true,
  portfolioImages: [image, "/img/booth/inline-10x10-s56s-1.svg"],
  completedProjects: 3,
  phone: "",
  email: "",
  website: "",
  specialtyCount: 5,
  fittingWork: null,
};
const show = {
  id,
  title: "CES",
  industry: "Technology",
  city: "Las Vegas",
  state: "NV",
  venue: "LVCC",
  startDate: "2027-01-06",
  endDate: "2027-01-09",
  status: "upcoming",
  featured: true,
  featuredImage: null,
  expectedAttendees: 120_000,
  excerpt: "Electronics – for all.",
};
const viewed = {
  ...project,
  description: "<p>A halo.</p>",
  portfolioCategory: null,
  eventName: "CES",
  budget: null,
  projectScale: null,
  projectTimeline: null,
  status: "Built",
  tags: [],
  videoContent: [],
  specialFeatures: [],
  mainImage: image,
  projectImages: [],
  previous: null,
  next: null,
  similar: [{ ...project, id: "b" }],
  builder: { notionId: id, name: "Kobo & Co", city: "Tokyo", state: "", specialties: ["Islands"] },
};
const filterOf = (count: number) => (
  <FacetFilter
    {...{ name: "features", label: "Features", chosen: ["3"], onToggle() {} }}
    options={Array.from({ length: 15 }, (_, at) => ({
      value: `${at}`,
      label: `${at} & more`,
      count,
    }))}
  />
);
const member = { userType: "exhibitor", firstName: "Ada", lastName: null, email: "a@example.com" };

// biome-ignore-start lint/correctness/useJsxKeyInIterable: no list
const parts: Record<string, [at: string, part: ReactNode, isMembers?: boolean]> = {
  "a visitor's header": ["/portfolio/first", <SiteHeader knowsVisitor hasMainAction={false} />],
  "a header nowhere": ["/nowhere", <SiteHeader knowsVisitor hasMainAction={false} />],
  "a header beside a page's own button": [
    "/portfolio/first",
    <SiteHeader knowsVisitor hasMainAction />,
  ],
  "a member's header": ["/blog", <SiteHeader knowsVisitor hasMainAction={false} />, true],
  "a footer": ["/", <SiteFooter />],
  "a request form": ["/quote", <QuoteWizard level={2} />],
  "a request form with a prefill": ["/quote?show=CES", <QuoteWizard level={2} />],
  "a member's request form": ["/quote", <QuoteWizard level={2} />, true],
  projects: ["/portfolio", <ProjectGrid projects={[project]} />],
  "a member's projects": ["/portfolio", <ProjectGrid projects={[project]} />, true],
  industries: [
    "/portfolio",
    <IndustryCards
      {...{
        chosen: "Technology",
        onChoose() {},
        hrefOf: (name) => `/portfolio?card=${name}`,
      }}
      cards={[
        { name: "Technology", count: 3 },
        { name: "Food & Drink", count: 1 },
      ]}
    />,
  ],
  "a filter": ["/portfolio", filterOf(4)],
  "a project's page": [`/portfolio/${id}`, <ProjectView project={viewed as never} />],
  "claims of the portfolio": ["/portfolio", <PortfolioHero served={undefined} />],
  "pages of a list": [
    "/blog",
    <Pagination
      {...{ label: "Pages", page: 4, pageCount: 20 }}
      hrefOf={(page) => `/blog?page=${page}`}
    />,
  ],
  "a builder": ["/our-builders", <BuilderCard builder={builder} />],
  "a builder in sight": ["/our-builders", <BuilderCard builder={builder} eager />],
  "builders in few words": ["/", <ExhibitBuilderCards builders={[builder]} />],
  "a carousel": ["/", <PortfolioCarousel projects={[project, { ...project, id: "b" }] as never} />],
  "a wall": [
    "/",
    <PortfolioWall
      {...{ hasMore: true, isLoading: false, loadMore() {} }}
      projects={[project] as never}
    />,
  ],
  shows: ["/trade-show-calendar", <ShowsList shows={[show] as never} />],
  "shows to choose": [
    "/",
    <ShowChoices shows={[show, { ...show, id: "b" }] as never} chosen={1} />,
  ],
  steps: ["/", <ThreeSteps />],
  "a promise and its drawing": ["/", <Hero />],
  "a drawing": ["/", <LazyBoothDrawing type="island" size="20x20" features={["counter"]} />],
  "a call to action": ["/blog", <CallToAction title="Q & A" text="Ask." />],
  "a call to action with another": [
    "/",
    <CallToAction title="Q & A" text="Ask." more={{ to: "/contact", label: "Talk" }} />,
  ],
  testimonials: ["/", <Testimonials />],
};

// biome-ignore-end lint/correctness/useJsxKeyInIterable: no list

function write(render: RenderCached | null, at: string, part: ReactNode, isMembers = false) {
  const current = { user: isMembers ? member : null, readAt: 0, refresh() {}, refreshOnce() {} };
  const Page = createRoutesStub([
    { id: "root", path: "*", Component: () => <QueryScope>{part}</QueryScope> },
  ]);
  const loaderData = { root: { origin: "https://booths.example" } };
  return renderToString(
    <CachedMarkupContext value={render}>
      <CurrentUserContext value={current as never}>
        <Page initialEntries={[at]} hydrationData={{ loaderData }} />
      </CurrentUserContext>
    </CachedMarkupContext>,
  );
}

beforeAll(untilChunksLoaded);

/** Parts for one reader are rendered with their page: something that is in its own text. */
const ofOneReader: Record<string, string> = {
  "a member's header": "Logout",
  "a member's request form": "<form",
  "a request form with a prefill": "<form",
};

test.each(Object.entries(parts))(
  "%s: stored parts are the same as they are rendered within their page",
  (name, part) => {
    const plain = write(null, ...part);
    for (const _ of ["first", "again"]) {
      const { render, assemble } = openStoredParts("m");
      const text = write(render, ...part);
      expect(text).toContain(ofOneReader[name] ?? "<!--m 0-->");
      expect(new TextDecoder().decode(assemble(text))).toBe(plain);
    }
    expect(plain).not.toContain("<!--$!-->");
  },
);

test("a part of other data is another part", () => {
  const [four, five] = [4, 5].map((count) => {
    const { render, assemble } = openStoredParts("m");
    return new TextDecoder().decode(assemble(write(render, "/portfolio", filterOf(count))));
  });
  expect(four).not.toBe(five);
});

test("a part that failed is rendered again for the next page", () => {
  let times = 0;
  const Broken = () => {
    times += 1;
    throw new Error("a late piece");
  };
  const part = () => (
    <Suspense fallback="later">
      <Broken />
    </Suspense>
  );
  const write = () => {
    const { render, assemble } = openStoredParts("m");
    return new TextDecoder().decode(assemble(render("a broken part", part, "/")));
  };
  expect(write()).toContain("later");
  const before = times;
  expect(write()).toContain("later");
  expect(times).toBeGreaterThan(before);
});

test("a text that looks like the mark of a stored part stays a text", () => {
  const { render, assemble } = openStoredParts("m");
  const text = `<p>${render("a part", () => "part", "/")}</p><p>&lt;!--m 0--&gt;<!--n 0--></p>`;
  const bytes = assemble(text);
  expect(new TextDecoder().decode(bytes)).toBe("<p>part</p><p>&lt;!--m 0--&gt;<!--n 0--></p>");
});
