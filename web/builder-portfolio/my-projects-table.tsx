import { boothSizeText } from "../../domain/quotes/booth-size-text.ts";
import { Table } from "../ui/data/table.tsx";
import { Photo } from "../ui/media/photo.tsx";
import { Text } from "../ui/text/text.tsx";
import { actions, name, thumb, words } from "./my-projects-table.css.ts";
import { ProjectActions } from "./project-actions.tsx";
import { ProjectBadges } from "./project-badges.tsx";
import { cardOf, type ListedProject } from "./project-card.ts";

/** The builder's projects as a table: status and actions. */
export function MyProjectsTable({ projects }: { projects: ListedProject[] }) {
  return (
    <Table
      caption="Earlier projects"
      rows={projects}
      rowKey={({ id }) => id}
      columns={[
        { header: "Project", isTitle: true, cell: (project) => <ProjectName project={project} /> },
        {
          header: "Client, industry",
          cell: ({ client, industry }) => (
            <span className={words}>
              {client || "Not specified"}
              <Text as="span" size="small" tone="muted">
                {industry}
              </Text>
            </span>
          ),
        },
        { header: "Year", align: "end", cell: ({ year }) => year || "–" },
        { header: "Size", align: "end", cell: ({ size }) => boothSizeText(size) },
        {
          header: "Actions",
          cell: (project) => (
            <span className={actions}>
              <ProjectActions project={project} />
            </span>
          ),
        },
      ]}
    />
  );
}

function ProjectName({ project }: { project: ListedProject }) {
  return (
    <span className={name}>
      <span className={thumb}>
        <Photo src={cardOf(project).picture} alt="" sizes="72px" />
      </span>
      <span>
        <Text as="span" weight="strong">
          {project.title}
        </Text>{" "}
        <ProjectBadges project={project} />
      </span>
    </span>
  );
}
