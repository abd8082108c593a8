import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { Button } from "../ui/action/button.tsx";
import { showToast } from "../ui/feedback/toast-store.ts";
import { useWasOpen } from "../ui/overlay/use-was-open.ts";
import { Spinner } from "../ui/spinner.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { DeleteProject } from "./delete-project.tsx";
import { isWhole, type ListedProject } from "./project-card.ts";
import { ViewProject } from "./view-project.tsx";

const EditProject = lazyComponent(async () => (await import("./edit-project.tsx")).EditProject);

const failure = {
  title: "Error Loading Projects",
  couldNot: "load your projects",
  tone: "critical",
} as const;

/** Buttons to view, edit and delete a project. */
export function ProjectActions({ project }: { project: ListedProject }) {
  const client = useQueryClient();
  const [open, setOpen] = useState<"view" | "edit" | null>(null);
  const wasViewed = useWasOpen(open === "view");
  const wasEdited = useWasOpen(open === "edit");
  const close = () => setOpen(null);
  const isRead = isWhole(project);
  const name = <VisuallyHidden> {project.title}</VisuallyHidden>;

  function show(dialog: "view" | "edit") {
    setOpen(dialog);
    if (isRead) return;
    // the server's page has only the fields of cards: fetch the whole projects
    const queries = { queryKey: ["dashboard", "projects"] };
    client.refetchQueries(queries, { throwOnError: true }).catch(() => {
      close();
      showToast(failure);
    });
  }

  return (
    <>
      <Button size="small" onClick={() => show("view")}>
        {open === "view" && !isRead && <Spinner />}
        <span>View{name}</span>
      </Button>
      <Button size="small" onClick={() => show("edit")}>
        {open === "edit" && !isRead && <Spinner />}
        <span>Edit{name}</span>
      </Button>
      <DeleteProject project={project} />
      {isWhole(project) && wasViewed && (
        <ViewProject project={project} open={open === "view"} onClose={close} />
      )}
      {isWhole(project) && wasEdited && (
        <Suspense>
          <EditProject project={project} open={open === "edit"} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
