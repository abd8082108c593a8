import { LinkButton } from "../ui/action/link-button.tsx";
import { LostPage } from "./lost-page.tsx";

/** Not found, as a page's content. */
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
      This space on the show floor is empty. Check the address, or head back to the main hall.
    </LostPage>
  );
}
