import { LinkButton } from "../../ui/action/link-button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";

/** In place of shows that could not be read. Trying again loads the page anew. */
export function ShowsFailed() {
  return (
    <Notice
      tone="critical"
      title="Unable to load trade shows. Please try again later."
      action={
        <LinkButton to="" size="small" reloadDocument>
          Try Again
        </LinkButton>
      }
    />
  );
}
