import { use, useState } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { LostPage } from "./page/lost-page.tsx";
import { NotFound } from "./page/not-found.tsx";
import { RequestIdContext } from "./page/request-id-context.ts";
import { useSiteName } from "./page/site.ts";
import { PageFrame } from "./shell/page-frame.tsx";
import { LinkButton } from "./ui/action/link-button.tsx";
import { TryAgain } from "./ui/action/try-again.tsx";
import { Text } from "./ui/text/text.tsx";

const titles = {
  unknown: "Page Not Found",
  unavailable: "We'll be right back",
  broken: "Something went wrong",
};

/** The error page: not found, database down, or an unexpected error. */
export function ErrorPage() {
  const kind = kindOf(useRouteError());
  return (
    <PageFrame knowsVisitor={kind !== "unavailable"}>
      <title>{`${titles[kind]} | ${useSiteName()}`}</title>
      {kind === "unknown" ? <NotFound /> : <Broken isUnavailable={kind === "unavailable"} />}
    </PageFrame>
  );
}

function kindOf(error: unknown): keyof typeof titles {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return status === 404 ? "unknown" : status === 503 ? "unavailable" : "broken";
}

function Broken({ isUnavailable }: { isUnavailable: boolean }) {
  const requestId = useRequestId();
  return (
    <LostPage
      label={isUnavailable ? "Error 503" : "Error 500"}
      title={isUnavailable ? titles.unavailable : titles.broken}
      actions={
        <>
          <TryAgain tone="accent" />
          <LinkButton to="/">Back to the home page</LinkButton>
        </>
      }
    >
      <p>
        {isUnavailable
          ? "Our database isn't responding, so we can't show this page right now. Nothing is lost: if you were signed in, you still are. Please try again in a minute."
          : "We couldn't show this page. It's our mistake, not yours. Please try again in a moment."}
      </p>
      {requestId && (
        <Text tone="muted" size="small">
          If it happens again, tell us this number: <code data-request-id="">{requestId}</code>
        </Text>
      )}
    </LostPage>
  );
}

/** The id of the request that served this page; null after client-side navigation. */
function useRequestId(): string | null {
  const fromServer = use(RequestIdContext);
  const [fromPage] = useState(() =>
    typeof document === "undefined"
      ? null
      : (document.querySelector("[data-request-id]")?.textContent ?? null),
  );
  return fromServer ?? fromPage;
}
