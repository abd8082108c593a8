import type { RouterContextProvider } from "react-router";
import { ApiError } from "../../app-server/contract/api-error.ts";
import type { OwnQuoteBody } from "../../app-server/contract/dashboard/dashboard.ts";
import type { ViewedRequestBody } from "../../app-server/contract/quotes/viewed-request.ts";
import { apiContext } from "../context.ts";
import { LostPage } from "../page/lost-page.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";

// Shared by the pages of one request: who may read them, and the page for everyone else.

export type Reader = { id: string; userType: string };
type Readable = Partial<ViewedRequestBody>;

/** Whether the reader may read a request's pages: its exhibitor and admins. */
export function mayRead(request: Readable | undefined, { id, userType }: Reader) {
  return request?.userId !== undefined && (request.userId === id || userType === "admin");
}

/** The request's fields for its exhibitor; null for another reader. */
export function asOwn(request: ViewedRequestBody): OwnQuoteBody | null {
  const { timeLine, standing, openQuotes = 0, bestAmount = null, acceptedFor = null } = request;
  if (!timeLine || !standing) return null;
  const promise = request.promise ?? null;
  return { ...request, promise, timeLine, standing, openQuotes, bestAmount, acceptedFor };
}

/** The sign-in, which leads back to this path. */
export const signInPath = (path: string) => `/login?${new URLSearchParams({ returnTo: path })}`;

/** For loaders: reads the request; undefined if there is none, or none that the caller may read. */
export async function readRequest(context: Readonly<RouterContextProvider>, id: string) {
  try {
    return await context.get(apiContext).call("GET /api/quote-requests/:id", { params: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

type NotYours = { email: string; what?: "request" | "job" };

/** The page of a request, or its job, that is not the reader's. */
export function NotYours({ email, what = "request" }: NotYours) {
  return (
    <LostPage
      label="Error 404"
      title={`We can't find that ${what} in your account`}
      actions={
        <>
          <LinkButton to="/dashboard" tone="accent">
            Go to your dashboard
          </LinkButton>
          <LinkButton to="/api/logout" reloadDocument>
            Sign out
          </LinkButton>
        </>
      }
    >
      {`You're signed in as ${email}. If the link was sent to another address, sign out and sign in with that one.`}
    </LostPage>
  );
}
