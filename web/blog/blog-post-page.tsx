import { data } from "react-router";
import { ApiError } from "../../app-server/contract/api-error.ts";
import type { BlogPostBody } from "../../app-server/contract/blog/blog.ts";
import { toPlainText } from "../../domain/shared/text/plain-text.ts";
import { callQuery } from "../api/call-query.ts";
import { readServed, serve } from "../api/served.ts";
import { useServed, useServedQuery } from "../api/use-served-query.ts";
import { apiContext } from "../context.ts";
import { ClientHead, ClientTitle } from "../page/client-head.tsx";
import { originOf } from "../page/origin-of.ts";
import { pageMeta } from "../page/page-meta.ts";
import { type LostWords, RecordLost } from "../page/record-lost.tsx";
import { siteNameOf } from "../page/site.ts";
import { wholePage } from "../ui/feedback/skeleton.css.ts";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Container } from "../ui/layout/container.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import type { Route } from "./+types/blog-post-page.ts";
import { blogPostAddress } from "./blog-address.ts";
import { BlogPostView } from "./blog-post-view.tsx";
import { structuredPost } from "./structured-post.ts";

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

const lostPost: LostWords = {
  missing: {
    title: "Post Not Found",
    text: "We can't find this article. It may have been taken down, or the address is mistyped.",
  },
  broken: {
    title: "Blog Post Not Found",
    text: "We couldn't load this article just now. Try again in a moment, or pick another one.",
  },
  back: { to: "/blog", label: "← Back to Blog" },
};

/** Reads the article: 404 when there is none, 503 when it cannot be read. */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const asked = { params: { id: params.postId } };
    return data(serve({ post: await context.get(apiContext).call("GET /api/blog/:id", asked) }));
  } catch (error) {
    const why = isMissing(error) ? ("missing" as const) : ("broken" as const);
    if (why === "broken") console.error("Cannot read the article:", error);
    return data(serve({ post: null, why }), { status: why === "missing" ? 404 : 503 });
  }
}

/** Loads nothing on client-side navigation: the page appears at once and reads over REST. */
export const clientLoader = () => null;

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  // after client-side navigation the page sets its head itself
  if (!loaderData) return [];
  const canonicalPath = blogPostAddress(params.postId);
  const served = readServed(loaderData);
  const { post } = served;
  if (!post) {
    const why = "why" in served ? served.why : "missing";
    const description = "An article of the Trade Show Resource Hub.";
    return pageMeta(matches, {
      title: lostPost[why].title,
      description,
      canonicalPath,
      isPrivate: true,
    });
  }
  return [
    ...postTags(matches, post),
    ...structuredPost(post, siteNameOf(matches), originOf(matches)).map((each) => ({
      "script:ld+json": each,
    })),
  ];
};

function postTags(matches: readonly unknown[], { id, title, description, body }: BlogPostBody) {
  return pageMeta(matches, {
    title,
    description: toPlainText(description ?? body ?? "", 300),
    keywords: `trade show, exhibiting, ${title.toLowerCase()}`,
    canonicalPath: blogPostAddress(id),
    type: "article",
  });
}

/** An article, or the reason why it can't be shown. */
export default function BlogPostPage({ loaderData, params: { postId } }: Route.ComponentProps) {
  const served = useServed(loaderData, postId);
  const { data: post, error } = useServedQuery(
    callQuery("GET /api/blog/:id", { params: { id: postId } }),
    served?.post,
  );
  const why = served && "why" in served ? served.why : isMissing(error) ? "missing" : "broken";
  const hasFailed = error !== null || served?.post === null;
  const words = hasFailed ? lostPost[why].title : "Trade Show Resource Hub";
  return (
    <>
      {!loaderData &&
        (post ? (
          <ClientHead tagsOf={(matches) => postTags(matches, post)} />
        ) : (
          <ClientTitle>{words}</ClientTitle>
        ))}
      {hasFailed ? (
        <RecordLost why={why} words={lostPost} />
      ) : post ? (
        <BlogPostView key={post.id} post={post} />
      ) : (
        <BlogPostSkeleton />
      )}
    </>
  );
}

function BlogPostSkeleton() {
  return (
    <Container>
      <div aria-busy="true" className={wholePage}>
        <VisuallyHidden>Loading the article</VisuallyHidden>
        <Stack gap="large">
          <Skeleton shape="title" />
          <Skeleton lines={2} />
          <Skeleton shape="card" />
          <Skeleton lines={8} />
        </Stack>
      </div>
    </Container>
  );
}
