import { LinkButton } from "../../ui/action/link-button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";

/** In place of shows that couldn't be read. Retry reloads the page. */
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
