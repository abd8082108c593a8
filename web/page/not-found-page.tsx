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

/** A form for a page that does not exist: not found as well, instead of a method that is not allowed. */
export const action = () => loader();

export const clientLoader = () => null;

/** Every address that no other page has. */
export default function NotFoundPage() {
  return <NotFound />;
}
