import { useInfiniteQuery } from "@tanstack/react-query";
import type { CurrentUserBody } from "../../app-server/contract/accounts/accounts.ts";
import { formatCount } from "../format.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Card } from "../ui/layout/card.tsx";
import { CardHeader } from "../ui/layout/card-header.tsx";
import { Grid } from "../ui/layout/grid.tsx";
import { Text } from "../ui/text/text.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { AddProject } from "./add-project.tsx";
import { MyProjectCard } from "./my-project-card.tsx";
import { myProjectsQuery } from "./my-projects-query.ts";
import { MyProjectsTable } from "./my-projects-table.tsx";
import { latest as latestStyle } from "./portfolio-management.css.ts";

/** Number of recent projects shown. */
const shown = 6;
const skeletons = ["first", "second", "third"];

type Props = { builder: CurrentUserBody["builder"] };

/** The builder's own portfolio with its actions: the latest as cards, all others in a table. */
export function PortfolioManagement({ builder }: Props) {
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
        actions={<AddProject hasProfile={builder !== null} />}
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
        <LoadFailure title="Error Loading Projects" couldNot="load your projects" query={own} />
      )}
      {isKnown && projects.length === 0 && (
        <EmptyState
          title="No projects yet"
          text="Exhibitors choose builders by what they have built. Add the booth you're proudest of."
        />
      )}
      {projects.length > shown && (
        <Text tone="muted">{`Showing ${shown} of ${formatCount(total)}`}</Text>
      )}
      {projects.length > 0 && (
        <div className={latestStyle}>
          <Grid min="17rem" as="ul">
            {projects.slice(0, shown).map((project) => (
              <li key={project.id}>
                <MyProjectCard project={project} />
              </li>
            ))}
          </Grid>
        </div>
      )}
      {projects.length > shown && <MyProjectsTable projects={projects.slice(shown)} />}
      <LoadMore pages={own} />
    </Card>
  );
}
