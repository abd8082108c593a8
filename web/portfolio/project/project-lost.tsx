import { LostPage } from "../../page/lost-page.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";

type Props = {
  /** There is no such project, or none for this visitor; or it could not be read just now. */
  why: "missing" | "broken";
};

/** No project to see, and the way back to those that are there. */
export function ProjectLost({ why }: Props) {
  const isMissing = why === "missing";
  return (
    <LostPage
      label={isMissing ? "Error 404" : "Error 503"}
      title={projectLostTitles[why]}
      actions={
        <>
          {!isMissing && (
            <LinkButton to="" tone="accent" reloadDocument>
              Try again
            </LinkButton>
          )}
          <LinkButton to="/portfolio" tone={isMissing ? "accent" : "plain"}>
            Back to Portfolio
          </LinkButton>
        </>
      }
    >
      {isMissing
        ? "The portfolio project you're looking for doesn't exist or may have been removed."
        : "We couldn't load this project just now. It may well be there: please try again in a moment."}
    </LostPage>
  );
}

export const projectLostTitles = {
  missing: "Portfolio Project Not Found",
  broken: "Failed to Load Portfolio Project",
};
