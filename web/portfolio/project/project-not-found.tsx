import { LostPage } from "../../page/lost-page.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";

/** There is no such project, or none for this visitor. */
export function ProjectNotFound() {
  return (
    <LostPage
      label="Error 404"
      title="Portfolio Project Not Found"
      actions={
        <LinkButton to="/portfolio" tone="accent">
          Back to Portfolio
        </LinkButton>
      }
    >
      The portfolio project you're looking for doesn't exist or may have been removed.
    </LostPage>
  );
}
