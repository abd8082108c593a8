import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import type { PunchUrgency } from "../../../domain/jobs/punch-item.ts";
import { apiContext, currentUserContext } from "../../context.ts";
import { pageMeta } from "../../page/page-meta.ts";
import { signInPath } from "../../quotes-received/readable-request.tsx";
import { readForm } from "../../read-form.ts";
import { Container } from "../../ui/layout/container.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { ReaderZone } from "../../ui/text/reader-zone.ts";
import { Text } from "../../ui/text/text.tsx";
import type { Route } from "./+types/site-page.ts";
import scripts from "./keep-words.js?url";
import type { SiteAnswer } from "./site-props.ts";
import { SiteView } from "./site-view.tsx";

/** For a phone in a hall: no navigation around it, and it works without scripts. */
export const handle = { frame: "bare", hasScripts: false };

export { privateHeaders as headers } from "../../page/private-headers.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "On the floor",
    description: "The booth and its punch list.",
    canonicalPath: "/dashboard",
    isPrivate: true,
  });

/** The floor of a job: by a crew's link, or for the sides of the job. Reading it changes nothing. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { token, id = "" } = params;
  const { pathname } = new URL(request.url);
  if (token === undefined && !context.get(currentUserContext)) {
    throw redirect(signInPath(pathname));
  }
  const api = context.get(apiContext);
  const read = token
    ? api.call("GET /api/site/:token", { params: { token } })
    : api.call("GET /api/jobs/:id/site", { params: { id } });
  const lost = (error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return error;
    throw error;
  };
  const site = await read.catch(lost);
  if (site instanceof ApiError) {
    const words = ApiError.wordsOf(site, "This link doesn't work");
    return data({ site: null, words, said: null, punchKey: "", addresses: null }, { status: 404 });
  }
  const { searchParams } = new URL(request.url);
  const said = { done: searchParams.get("done"), refused: searchParams.get("refused") };
  const punchKey = crypto.randomUUID();
  const files = token ? `/api/site/${token}/files` : "/api/attachments";
  const photos = token ? `/api/site/${token}/photos/` : "/api/punch/";
  const addresses = { files, photos, photosEnd: token ? "" : "/photos", job: token ? null : id };
  return data({ site, words: null, said, punchKey, addresses });
}

/** Handles the page's forms, with or without scripts. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const textOf = (name: string) => `${form.get(name) ?? ""}`;
  const act = textOf("act");
  const item = textOf("item");
  const typed = textOf("text");
  const api = context.get(apiContext);
  const { token, id = "" } = params;
  const path = { params: { id: item } };
  const job = { params: { id } };
  const { pathname } = new URL(request.url);

  function send() {
    if (token !== undefined) {
      const linked = { params: { token } };
      if (act === "stands") return api.call("POST /api/site/:token", { ...linked, body: { act } });
      if (act !== "fixed") return null;
      return api.call("POST /api/site/:token", { ...linked, body: { act, item } });
    }
    switch (act) {
      case "note": {
        const urgency = (textOf("urgency") || "before-opening") as PunchUrgency;
        const body = { text: typed, urgency, key: textOf("key") || null };
        return api.call("POST /api/jobs/:id/punch", { ...job, body });
      }
      case "fixed":
        return api.call("POST /api/punch/:id/fixed", path);
      case "not-agreed":
        return api.call("POST /api/punch/:id/not-agreed", { ...path, body: { note: typed } });
      case "accept":
        return api.call("POST /api/punch/:id/accept", path);
      case "reopen":
        return api.call("POST /api/punch/:id/reopen", { ...path, body: { note: typed } });
      case "stands":
        return api.call("POST /api/jobs/:id/stands", job);
      case "sign-off":
        return api.call("POST /api/jobs/:id/sign-off", job);
      default:
        return null;
    }
  }

  const refused = (message: string, status: number) =>
    data<SiteAnswer>({ act, item, typed, message }, { status });
  try {
    const done = await send();
    if (!done) return refused("This could not be sent. Please try again", 400);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [first] = error.problem?.errors ?? [];
    const message = first?.message ?? ApiError.wordsOf(error, "This could not be sent");
    return refused(message, error.status);
  }
  return redirect(`${pathname}?done=${act}`, 303);
}

export default function SitePage({ loaderData, actionData }: Route.ComponentProps) {
  const { site } = loaderData;
  return (
    <Container width="form">
      {site ? (
        <ReaderZone value={site.timeZone}>
          <SiteView {...loaderData} site={site} answer={actionData as SiteAnswer | undefined} />
        </ReaderZone>
      ) : (
        <Stack gap="medium">
          <Heading level={1}>Nothing to see here</Heading>
          <Text>{loaderData.words}</Text>
        </Stack>
      )}
      <script src={scripts} defer />
    </Container>
  );
}
