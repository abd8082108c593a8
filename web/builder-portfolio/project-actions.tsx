import { lazy, Suspense, useState } from "react";
import type { OwnProjectBody } from "../../app-server/contract/portfolio/project-form.ts";
import { Button } from "../ui/action/button.tsx";
import { useWasOpen } from "../ui/overlay/use-was-open.ts";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { DeleteProject } from "./delete-project.tsx";
import { ViewProject } from "./view-project.tsx";

const EditProject = lazy(async () => ({
  default: (await import("./edit-project.tsx")).EditProject,
}));

/** View, edit, delete. */
export function ProjectActions({ project }: { project: OwnProjectBody }) {
  const [open, setOpen] = useState<"view" | "edit" | null>(null);
  const wasViewed = useWasOpen(open === "view");
  const wasEdited = useWasOpen(open === "edit");
  const close = () => setOpen(null);
  const name = <VisuallyHidden> {project.title}</VisuallyHidden>;
  return (
    <>
      <Button size="small" onClick={() => setOpen("view")}>
        View{name}
      </Button>
      <Button size="small" onClick={() => setOpen("edit")}>
        Edit{name}
      </Button>
      <DeleteProject project={project} />
      {wasViewed && <ViewProject project={project} open={open === "view"} onClose={close} />}
      {wasEdited && (
        <Suspense>
          <EditProject project={project} open={open === "edit"} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
