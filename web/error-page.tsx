import { isRouteErrorResponse, useRouteError } from "react-router";
import { productName } from "../domain/shared/product-name.ts";
import { LostPage } from "./shell/lost-page.tsx";
import { NotFound } from "./shell/not-found.tsx";
import { PageFrame } from "./shell/page-frame.tsx";
import { useRequestId } from "./shell/use-request-id.ts";
import { LinkButton } from "./ui/link-button.tsx";
import { Text } from "./ui/text.tsx";

/** What a visitor sees instead of a page: unknown address, or something that broke. */
export function ErrorPage() {
  const error = useRouteError();
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return (
    <PageFrame>
      <title>{`${isUnknown ? "Page Not Found" : "Something went wrong"} | ${productName}`}</title>
      {isUnknown ? <NotFound /> : <Broken />}
    </PageFrame>
  );
}

function Broken() {
  const requestId = useRequestId();
  return (
    <LostPage
      label="Error 500"
      title="Something went wrong"
      actions={
        <>
          <LinkButton to="" tone="accent" reloadDocument>
            Try again
          </LinkButton>
          <LinkButton to="/">Back to the home page</LinkButton>
        </>
      }
    >
      <p>
        This page could not be shown. It is our mistake, not yours; please try again in a moment.
      </p>
      {requestId && (
        <Text tone="muted" size="small">
          If it happens again, tell us this number: <code data-request-id="">{requestId}</code>
        </Text>
      )}
    </LostPage>
  );
}
