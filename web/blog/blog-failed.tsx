import { LinkButton } from "../ui/action/link-button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";

/** The articles cannot be read right now. */
export function BlogFailed() {
  return (
    <Notice
      tone="critical"
      title="Unable to load blog posts. Please try again later."
      action={
        <LinkButton to="/blog" size="small" reloadDocument>
          Try again
        </LinkButton>
      }
    />
  );
}
