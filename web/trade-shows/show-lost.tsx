import { LostPage } from "../shell/lost-page.tsx";
import { LinkButton } from "../ui/link-button.tsx";

/** There is no such show, or it cannot be read. */
export function ShowLost() {
  return (
    <LostPage
      label="Trade Show Calendar"
      title="Trade Show Not Found"
      actions={
        <LinkButton to="/trade-show-calendar" tone="accent">
          Back to Trade Show Calendar
        </LinkButton>
      }
    >
      The trade show you're looking for doesn't exist or has been removed.
    </LostPage>
  );
}
