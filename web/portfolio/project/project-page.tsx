import { data } from "react-router";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import type { ViewedProjectBody } from "../../../app-server/contract/portfolio/portfolio.ts";
import { callQuery } from "../../api/call-query.ts";
import { readServed, serve } from "../../api/served.ts";
import { useServed, useServedQuery } from "../../api/use-served-query.ts";
import { apiContext } from "../../context.ts";
import { ClientHead, ClientTitle } from "../../page/client-head.tsx";
import { originOf } from "../../page/origin-of.ts";
import { pageMeta } from "../../page/page-meta.ts";
import { type LostWords, RecordLost } from "../../page/record-lost.tsx";
import { wholePage } from "../../ui/feedback/skeleton.css.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Container } from "../../ui/layout/container.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import type { Route } from "./+types/project-page.ts";
import { columns } from "./project-view.css.ts";
import { ProjectView } from "./project-view.tsx";
import { structuredProject } from "./structured-project.ts";
import { summaryOfHtml } from "./summary-of-html.ts";

const lostProject: LostWords = {
  missing: {
    title: "Portfolio Project Not Found",
    text: "The portfolio project you're looking for doesn't exist or may have been removed.",
  },
  broken: {
    title: "Failed to Load Portfolio Project",
    text: "We couldn't load this project just now. It may well be there: please try again in a moment.",
  },
  back: { to: "/portfolio", label: "Back to Portfolio" },
};

export const handle = { hasMainAction: true };

/**
 * Reads the project: 404 when the visitor may see none with this id, 503 when it cannot be read.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const project = await context.get(apiContext).call("GET /api/portfolio/:id", { params });
    return data(serve({ project, isMissing: false }));
  } catch (error) {
    const isMissing = error instanceof ApiError && error.status === 404;
    if (!isMissing) console.error("Cannot read the project:", error);
    return data(serve({ project: null, isMissing }), { status: isMissing ? 404 : 503 });
  }
}

/** Loads nothing on client-side navigation: the page appears at once and reads over REST. */
export const clientLoader = () => null;

export const meta: Route.MetaFunction = ({ matches, params, loaderData, location }) => {
  // after client-side navigation the page sets its head itself
  if (!loaderData) return [];
  const { project, isMissing } = readServed(loaderData);
  const canonicalPath = `/portfolio/${params.id}`;
  if (!project) {
    return pageMeta(matches, {
      title: lostProject[isMissing ? "missing" : "broken"].title,
      description: "A booth in the portfolio of our builders.",
      canonicalPath,
      isPrivate: true,
    });
  }
  const origin = originOf(matches);
  return [
    ...projectTags(matches, project),
    ...structuredProject(project, `${origin}${location.pathname}`, origin).map((each) => ({
      "script:ld+json": each,
    })),
  ];
};

function projectTags(matches: readonly unknown[], project: ViewedProjectBody) {
  const place = [project.client, project.eventName, project.year].filter(Boolean).join(", ");
  return pageMeta(matches, {
    title: place ? `${project.title}: ${place}` : project.title,
    description: summaryOfHtml(project.description),
    keywords: [project.industry, project.projectType, ...project.tags].filter(Boolean).join(", "),
    canonicalPath: `/portfolio/${project.id}`,
  });
}

/** The page of one project: pictures, texts, builder. */
export default function ProjectPage({ loaderData: served, params }: Route.ComponentProps) {
  const answer = useServed(served, params.id);
  const query = useServedQuery(projectQuery(params.id), answer?.project);
  const isMissing =
    answer?.isMissing || (query.error instanceof ApiError && query.error.status === 404);
  // the server has set the head of its own pages
  const title = (words: string) => !served && <ClientTitle>{words}</ClientTitle>;
  const { data: project } = query;
  if (project) {
    return (
      <>
        {!served && <ClientHead tagsOf={(matches) => projectTags(matches, project)} />}
        <ProjectView project={project} />
      </>
    );
  }
  if (isMissing || !query.isLoading) {
    const why = isMissing ? "missing" : "broken";
    return (
      <>
        {title(lostProject[why].title)}
        <RecordLost why={why} words={lostProject} />
      </>
    );
  }
  return (
    <Container>
      {title("Portfolio Project")}
      <ProjectSkeleton />
    </Container>
  );
}

/** One project: fresh for 5 minutes, retried twice unless it doesn't exist. */
const projectQuery = (id: string) => ({
  ...callQuery("GET /api/portfolio/:id", { params: { id } }),
  staleTime: 5 * 60_000,
  refetchOnWindowFocus: false,
  retry: (failures: number, error: Error) =>
    failures < 2 && !(error instanceof ApiError && error.status === 404),
});

function ProjectSkeleton() {
  return (
    <div role="status" className={`${columns} ${wholePage}`}>
      <VisuallyHidden>Loading portfolio project...</VisuallyHidden>
      <div>
        <Skeleton shape="title" />
        <Skeleton shape="picture" />
      </div>
      <Skeleton shape="card" lines={2} />
    </div>
  );
}
