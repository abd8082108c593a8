import { data, type MetaFunction } from "react-router";
import { NotFound } from "./not-found.tsx";
import { pageMeta } from "./page-meta.ts";

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: "Page Not Found",
    description: "There is no page at this address.",
    canonicalPath: location.pathname,
    isPrivate: true,
  });

export const loader = () => data(null, { status: 404 });

/** A form posted to a missing page gets 404 instead of 405. */
export const action = () => loader();

export const clientLoader = () => null;

/** The page for every unknown URL. */
export default function NotFoundPage() {
  return <NotFound />;
}
