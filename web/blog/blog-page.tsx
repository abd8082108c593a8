import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { data, useSearchParams } from "react-router";
import { toPageNumber } from "../../domain/shared/page-number.ts";
import { apiContext } from "../context.ts";
import { pageMeta } from "../page/page-meta.ts";
import { Container } from "../ui/layout/container.tsx";
import type { Route } from "./+types/blog-page.ts";
import { blogAddress } from "./blog-address.ts";
import { BlogBanner } from "./blog-banner.tsx";
import { BlogFailed } from "./blog-failed.tsx";
import { BlogList } from "./blog-list.tsx";
import { BlogMasthead } from "./blog-masthead.tsx";
import { articles, page as pageStyle } from "./blog-page.css.ts";
import { blogPageQuery } from "./blog-page-query.ts";
import { BlogSkeleton } from "./blog-skeleton.tsx";

const numberIn = (search: URLSearchParams) => toPageNumber(search.get("page"));

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const number = numberIn(new URLSearchParams(location.search));
  return pageMeta(matches, {
    title: `Trade Show Resource Hub${number > 1 ? `, page ${number}` : ""}`,
    description:
      "Articles for exhibitors: booth types, budgets, drayage, labor, shipping, sightlines, lead capture. Written plainly, with the figures.",
    keywords:
      "trade show tips, exhibiting guide, booth budget, drayage, exhibit labor, lead capture",
    canonicalPath: blogAddress(number),
  });
};

/** Feed readers find the feed by this. */
export const links: Route.LinksFunction = () => [
  { rel: "alternate", type: "application/rss+xml", title: "Articles", href: "/blog/rss.xml" },
];

/** The page of articles; when it cannot be read, the page says so, with 503. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = numberIn(new URL(request.url).searchParams);
  try {
    return data({
      asked,
      found: await context.get(apiContext).call("GET /api/blog/cards", { query: { page: asked } }),
    });
  } catch (error) {
    console.error("Cannot read the blog:", error);
    return data({ asked, found: null }, { status: 503 });
  }
}

/** Within the site the page shows at once and reads over REST. */
export const clientLoader = () => null;

/** Everything there is to read, oldest first. */
export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const asked = numberIn(params);
  const [first] = useState(loaderData);
  const served = first?.asked === asked ? first : null;
  const query = useQuery({
    ...blogPageQuery(asked),
    ...(served?.found && { initialData: served.found }),
    enabled: served === null || served.found !== null,
  });
  const hasFailed = query.isError || (served !== null && served.found === null);
  return (
    <div className={pageStyle}>
      <Container>
        <div className={articles}>
          <BlogMasthead />
          <section aria-label="Articles" aria-busy={query.isFetching}>
            {hasFailed ? (
              <BlogFailed />
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
