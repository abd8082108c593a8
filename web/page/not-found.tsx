import { LinkButton } from "../ui/action/link-button.tsx";
import { LostPage } from "./lost-page.tsx";

/** There is nothing at this address. */
export function NotFound() {
  return (
    <LostPage
      label="Error 404"
      title="Page Not Found"
      actions={
        <>
          <LinkButton to="/" tone="accent">
            Back to the home page
          </LinkButton>
          <LinkButton to="/how-it-works">How it works</LinkButton>
        </>
      }
    >
      This plot on the show floor is still empty. The address may be mistyped, or the page has moved
      to another hall.
    </LostPage>
  );
}
