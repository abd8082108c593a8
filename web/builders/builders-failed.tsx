import { LinkButton } from "../ui/link-button.tsx";
import { Notice } from "../ui/notice.tsx";

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
