import { LostPage } from "../../page/lost-page.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";

/** There is no such builder, or none that everybody may see. */
export function BuilderLost() {
  return (
    <LostPage
      label="Error 404"
      title="Builder Not Found"
      actions={
        <LinkButton to="/our-builders" tone="accent">
          Browse All Builders
        </LinkButton>
      }
    >
      The builder profile you're looking for doesn't exist.
    </LostPage>
  );
}
