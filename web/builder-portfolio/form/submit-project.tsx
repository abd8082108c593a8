import type { ProjectOutput } from "../../../app-server/contract/portfolio/project-input.ts";
import { submitFormCaps } from "../../../domain/portfolio/my-portfolio/project-form.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { ProjectDialog } from "./project-dialog.tsx";
import { projectValues } from "./project-values.ts";

type Props = { open: boolean; onClose: () => void };

/** The dialog "Submit Portfolio Project". */
export function SubmitProject({ open, onClose }: Props) {
  const submit = useChange({
    call: ({ form }: { form: ProjectOutput }) =>
      fetchApi.call("POST /api/portfolio", { body: form }),
    refreshes: ["portfolio", "dashboard"],
    done: {
      title: "Portfolio Project Submitted",
      description: "Your portfolio project has been submitted successfully and is pending review.",
    },
    failed: {
      title: "Submission Failed",
      text: "Failed to submit portfolio project. Please try again.",
    },
    onDone: onClose,
  });
  return (
    <ProjectDialog
      open={open}
      onClose={onClose}
      title="Submit Portfolio Project"
      description="Our team reviews every project before it goes live."
      submitLabel="Submit Project"
      pendingLabel="Submitting..."
      values={projectValues(null)}
      projectId={null}
      version={null}
      copies={{}}
      caps={submitFormCaps}
      change={submit}
    />
  );
}
