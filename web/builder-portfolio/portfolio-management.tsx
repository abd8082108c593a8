import { useInfiniteQuery } from "@tanstack/react-query";
import type { CurrentUserBody } from "../../app-server/contract/accounts/accounts.ts";
import { formatCount } from "../format.ts";
import { LinkButton } from "../ui/action/link-button.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Card } from "../ui/layout/card.tsx";
import { CardHeader } from "../ui/layout/card-header.tsx";
import { Grid } from "../ui/layout/grid.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { AddProject } from "./add-project.tsx";
import { MyProjectCard } from "./my-project-card.tsx";
import { myProjectsQuery } from "./my-projects-query.ts";
import { MyProjectsTable } from "./my-projects-table.tsx";
import { latest as latestStyle, others, toAll } from "./portfolio-management.css.ts";
import type { ListedProject } from "./project-card.ts";

/** Number of recent projects shown. */
const shown = 6;
const skeletons = ["first", "second", "third"];

type Props = {
  builder: CurrentUserBody["builder"];
  /** Cards with all facts, or a table for an overview of many. */
  layout?: "cards" | "table";
};

/** The builder's own portfolio with its actions. */
export function PortfolioManagement({ builder, layout = "cards" }: Props) {
  const own = useInfiniteQuery({ ...myProjectsQuery(), enabled: builder !== null });
  const { projects, total } = (builder && own.data) || { projects: [], total: 0 };
  const [latest] = projects;
  const count = `${formatCount(total)} ${total === 1 ? "project" : "projects"}`;
  const isKnown = !builder || own.isSuccess;

  return (
    <Card as="section">
      <CardHeader
        title="Portfolio Management"
        subtitle={isKnown && (latest ? `${count}. Most recent: ${latest.title}` : count)}
        actions={<AddProject hasProfile={builder !== null} isMain={layout === "table"} />}
      />
      {builder && own.isPending && (
        <div role="status">
          <VisuallyHidden>Loading your projects</VisuallyHidden>
          <Grid min="17rem">
            {skeletons.map((each) => (
              <Skeleton key={each} shape="card" />
            ))}
          </Grid>
        </div>
      )}
      {own.isError && (
        <LoadFailure
          title="Error Loading Projects"
          text="We couldn't load your projects. Check your connection and try again."
          query={own}
        />
      )}
      {isKnown && projects.length === 0 && (
        <EmptyState
          title="No projects yet"
          text="Exhibitors choose builders by what they have built. Add the booth you're proudest of."
        />
      )}
      {layout === "table" && projects.length > 0 && <MyProjectsTable projects={projects} />}
      {layout === "cards" && <Cards projects={projects} total={total} />}
      {own.hasNextPage && (
        <div className={layout === "cards" ? others : undefined}>
          <LoadMore pages={own} />
        </div>
      )}
    </Card>
  );
}

function Cards({ projects, total }: { projects: ListedProject[]; total: number }) {
  const list = (some: ListedProject[]) => (
    <Grid min="17rem" as="ul">
      {some.map((project) => (
        <li key={project.id}>
          <MyProjectCard project={project} />
        </li>
      ))}
    </Grid>
  );
  return (
    <>
      {projects.length > shown && (
        <Text tone="muted">{`Showing ${shown} of ${formatCount(total)}`}</Text>
      )}
      {projects.length > 0 && <div className={latestStyle}>{list(projects.slice(0, shown))}</div>}
      {projects.length > shown && (
        <>
          <div className={toAll}>
            <LinkButton size="small" to="/dashboard?view=portfolio">
              See all projects
            </LinkButton>
          </div>
          <div className={others}>
            <Heading level={3} size="small">
              Earlier projects
            </Heading>
            {list(projects.slice(shown))}
          </div>
        </>
      )}
    </>
  );
}
