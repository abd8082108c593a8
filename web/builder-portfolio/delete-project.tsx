import { fetchApi } from "../api/fetch-api.ts";
import { ActionDialog } from "../page/action-dialog.tsx";
import { Facts } from "../ui/data/facts.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import type { ListedProject } from "./project-card.ts";

/** Deletes a project permanently, after showing the project and the consequences. */
export function DeleteProject({ project }: { project: ListedProject }) {
  const facts = [
    { label: "Project", value: project.title },
    { label: "Client", value: project.client || "Not specified" },
    { label: "Event", value: project.eventName || "Not specified" },
    { label: "Year", value: project.year || "Not specified" },
  ];
  return (
    <ActionDialog
      label={
        <span>
          Delete<VisuallyHidden> {project.title}</VisuallyHidden>
        </span>
      }
      size="small"
      title="Delete Portfolio Project"
      description="You can't undo this. The project will be removed from your portfolio and from everyone's favorites."
      confirmLabel="Delete Project"
      pendingLabel="Deleting..."
      call={() => fetchApi.call("DELETE /api/portfolio/:id", { params: { id: project.id } })}
      refreshes={["portfolio", "dashboard"]}
      done={{
        title: "Project deleted",
        description: "Portfolio project has been permanently removed.",
      }}
      failed={{
        title: "Error",
        text: "Failed to delete portfolio project. Please try again.",
      }}
    >
      <Facts items={facts} />
    </ActionDialog>
  );
}
