import { LostPage } from "../../page/lost-page.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";

type Props = {
  /** There is no such show, or it could not be read just now. */
  why: "missing" | "broken";
};

/** No show to see, and the way back to those that are there. */
export function ShowLost({ why }: Props) {
  const isMissing = why === "missing";
  return (
    <LostPage
      label={isMissing ? "Error 404" : "Error 503"}
      title="Trade Show Not Found"
      actions={
        <>
          {!isMissing && (
            <LinkButton to="" tone="accent" reloadDocument>
              Try again
            </LinkButton>
          )}
          <LinkButton to="/trade-show-calendar" tone={isMissing ? "accent" : "plain"}>
            Back to Trade Show Calendar
          </LinkButton>
        </>
      }
    >
      {isMissing
        ? "The trade show you're looking for doesn't exist or has been removed."
        : "We couldn't load this trade show just now. It may well be there: please try again in a moment."}
    </LostPage>
  );
}
