import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { data, useSearchParams } from "react-router";
import { toPageNumber } from "../../domain/shared/page-number.ts";
import { callQuery } from "../api/call-query.ts";
import { serve } from "../api/served.ts";
import { useServed, useServedQuery } from "../api/use-served-query.ts";
import { apiContext } from "../context.ts";
import { CallToAction } from "../marketing/call-to-action.tsx";
import { pageMeta } from "../page/page-meta.ts";
import { toLastPage } from "../page/to-last-page.ts";
import { ReadFailed } from "../ui/feedback/read-failed.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Container } from "../ui/layout/container.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import type { Route } from "./+types/blog-page.ts";
import { grid } from "./article-grid.css.ts";
import { bannerVariants } from "./banner-variants.ts";
import { blogAddress } from "./blog-address.ts";
import { BlogList } from "./blog-list.tsx";
import { BlogMasthead } from "./blog-masthead.tsx";
import { articles, page as pageStyle } from "./blog-page.css.ts";

const bones = ["one", "two", "three", "four", "five", "six"];

function BlogSkeleton() {
  return (
    <div className={grid}>
      {bones.map((bone) => (
        <Stack key={bone}>
          <Skeleton shape="picture" />
          <Skeleton shape="title" />
          <Skeleton lines={3} />
        </Stack>
      ))}
    </div>
  );
}

const numberIn = (search: URLSearchParams) => toPageNumber(search.get("page"));

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const number = numberIn(new URLSearchParams(location.search));
  const words = pageMeta(matches, {
    title: `Trade Show Resource Hub${number > 1 ? `, page ${number}` : ""}`,
    description:
      "Articles for exhibitors: booth types, budgets, drayage, labor, shipping, sightlines, lead capture. Written plainly, with the figures.",
    keywords:
      "trade show tips, exhibiting guide, booth budget, drayage, exhibit labor, lead capture",
    canonicalPath: blogAddress(number),
  });
  return [...words, feed];
};

/** The link by which feed readers find the feed. */
const feed = {
  tagName: "link",
  rel: "alternate",
  type: "application/rss+xml",
  title: "Articles",
  href: "/blog/rss.xml",
};

/** Reads a page of articles. When that fails, the page shows an error, with status 503. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = numberIn(new URL(request.url).searchParams);
  try {
    const found = await context.get(apiContext).call("GET /api/blog/cards", { query: { page } });
    toLastPage(page, found, blogAddress);
    return data(serve({ found }));
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error("Cannot read the blog:", error);
    return data(serve({ found: null }), { status: 503 });
  }
}

/** Loads nothing on client-side navigation: the page appears at once and reads over REST. */
export const clientLoader = () => null;

/** The blog: all articles, oldest first. */
export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const asked = numberIn(params);
  const served = useServed(loaderData, asked);
  const query = useServedQuery(
    {
      ...callQuery("GET /api/blog/cards", { query: { page: asked } }),
      placeholderData: keepPreviousData,
    },
    served?.found,
  );
  const hasFailed = (query.isError && !query.data) || served?.found === null;
  return (
    <div className={pageStyle}>
      <Container>
        <div className={articles}>
          <BlogMasthead />
          <section aria-label="Articles" aria-busy={query.isFetching}>
            {hasFailed ? (
              <ReadFailed title="Unable to load blog posts. Please try again later." />
            ) : query.data ? (
              <BlogList {...query.data} />
            ) : (
              <BlogSkeleton />
            )}
          </section>
        </div>
      </Container>
      <BlogBanner />
    </div>
  );
}

/** One of six calls to action: the first in the served HTML, a random one after hydration. */
function BlogBanner() {
  const [variant, setVariant] = useState(0);
  // chosen after hydration, since the served HTML must be the same for all visitors
  useEffect(() => setVariant(Math.floor(Math.random() * bannerVariants.length)), []);
  const { title, text, button } = bannerVariants[variant] ?? bannerVariants[0];
  return <CallToAction title={title} text={text} label={button} />;
}
