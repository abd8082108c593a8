import { isRouteErrorResponse, Link, useRouteError } from "react-router";

/** What a visitor sees instead of a page: unknown address, or something that broke. */
export function ErrorPage() {
  const error = useRouteError();
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  const title = isUnknown ? "Page Not Found" : "Something went wrong";
  return (
    <main>
      <title>{`${title} | Boothwright`}</title>
      <h1>{title}</h1>
      <p>
        {isUnknown
          ? "There is no page at this address."
          : "This page could not be shown. Please try again in a moment."}
      </p>
      <Link to="/">Back to the home page</Link>
    </main>
  );
}
