import { LinkButton } from "../ui/action/link-button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";

/** In place of builders that could not be read. Trying again loads the page anew. */
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
