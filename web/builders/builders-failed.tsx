import { LinkButton } from "../ui/action/link-button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";

/** In place of builders that couldn't be read. Retry reloads the page. */
export function BuildersFailed() {
  return (
    <Notice
      tone="critical"
      title="Unable to Load Builders"
      action={
        <LinkButton to="" size="small" reloadDocument>
          Try Again
        </LinkButton>
      }
    >
      We're having trouble loading our builder network. Please try again later.
    </Notice>
  );
}
