import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import { readServed, serve } from "../../api/served.ts";
import { apiContext } from "../../context.ts";
import type { Route } from "./+types/builder-page.ts";
import { builderMeta } from "./builder-meta.ts";
import { BuilderView } from "./builder-view.tsx";

export const handle = { hasMainAction: true };

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { builder, status } = readServed(loaderData);
  return builderMeta(matches, builder, status);
};

export async function loader({ params: { id = "" }, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [read, similar, reviews, checks, bills] = await Promise.all([
    api.call("GET /api/builders/:id", { params: { id } }).then(
      (builder) => ({ builder, status: 200 }),
      (error) => ({ builder: null, status: isMissing(error) ? 404 : 503 }),
    ),
    api.call("GET /api/builders/:id/similar", { params: { id } }).catch(() => undefined),
    api.call("GET /api/builders/:id/reviews", { params: { id } }).catch(() => null),
    api.call("GET /api/builders/:id/vetting", { params: { id } }).catch(() => null),
    api.call("GET /api/builders/:id/final-bills", { params: { id } }).catch(() => null),
  ]);
  const found = { ...read, similar: read.builder ? similar : undefined, reviews, checks, bills };
  return data(serve(found), { status: read.status });
}

export const clientLoader = () => null;

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

export default function BuilderPage({ loaderData, params: { id = "" } }: Route.ComponentProps) {
  return <BuilderView key={id} id={id} served={loaderData ? readServed(loaderData) : undefined} />;
}
