import type { MyProjectBody } from "../../app-server/contract/portfolio/project-form.ts";
import type { ProjectOutput } from "../../app-server/contract/portfolio/project-input.ts";
import { editFormCaps } from "../../domain/portfolio/my-portfolio/project-form.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { useChange } from "../api/use-change.ts";
import { ProjectDialog } from "./form/project-dialog.tsx";
import { projectValues } from "./form/project-values.ts";

type Props = { project: MyProjectBody; open: boolean; onClose: () => void };

/** The dialog "Edit Portfolio Project". */
export function EditProject({ project, open, onClose }: Props) {
  const update = useChange({
    call: ({ form, seen }: { form: ProjectOutput; seen: string | null }) =>
      fetchApi.call("PATCH /api/portfolio/:id", {
        params: { id: project.id },
        body: form,
        ifMatch: seen,
      }),
    refreshes: ["portfolio", "dashboard"],
    done: { title: "Success!", description: "Portfolio project updated successfully." },
    failed: {
      title: "Error",
      text: "Failed to update portfolio project. Please try again.",
    },
    onDone: onClose,
  });
  return (
    <ProjectDialog
      open={open}
      onClose={onClose}
      title="Edit Portfolio Project"
      description="Changes to a published project go live right away."
      submitLabel="Update Project"
      pendingLabel="Updating..."
      values={projectValues(project)}
      projectId={project.id}
      version={project.lastEditedTime}
      copies={project.pictureCopies ?? {}}
      caps={editFormCaps}
      change={update}
    />
  );
}
