import { LostPage } from "../page/lost-page.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";

type Props = {
  /** There is no such article, or it could not be read just now. */
  why: "missing" | "broken";
};

/** No article to show, and the way back to those that are there. */
export function BlogLost({ why }: Props) {
  const isMissing = why === "missing";
  return (
    <LostPage
      label={isMissing ? "Error 404" : "Error 503"}
      title={isMissing ? "Post Not Found" : "Blog Post Not Found"}
      actions={
        <>
          {!isMissing && (
            <LinkButton to="" tone="accent" reloadDocument>
              Try again
            </LinkButton>
          )}
          <LinkButton to="/blog" tone={isMissing ? "accent" : "plain"}>
            ← Back to Blog
          </LinkButton>
        </>
      }
    >
      {isMissing
        ? "We can't find this article. It may have been taken down, or the address is mistyped."
        : "We couldn't load this article just now. Try again in a moment, or pick another one."}
    </LostPage>
  );
}
