import { LostPage } from "../../page/lost-page.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";

type Props = {
  /** There is no such builder, or it is not public; or it could not be read just now. */
  why: "missing" | "broken";
};

/** No builder to see, and the way back to those that are there. */
export function BuilderLost({ why }: Props) {
  const isMissing = why === "missing";
  return (
    <LostPage
      label={isMissing ? "Error 404" : "Error 503"}
      title={builderLostTitles[why]}
      actions={
        <>
          {!isMissing && (
            <LinkButton to="" tone="accent" reloadDocument>
              Try again
            </LinkButton>
          )}
          <LinkButton to="/our-builders" tone={isMissing ? "accent" : "plain"}>
            Browse All Builders
          </LinkButton>
        </>
      }
    >
      {isMissing
        ? "The builder profile you're looking for doesn't exist."
        : "We couldn't load this builder just now. It may well be there: please try again in a moment."}
    </LostPage>
  );
}

export const builderLostTitles = {
  missing: "Builder Not Found",
  broken: "Unable to Load Builder",
};
