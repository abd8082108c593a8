import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import { todayAtShow } from "../../../domain/trade-shows/today-of.ts";
import { callQuery } from "../../api/call-query.ts";
import { readServed, serve } from "../../api/served.ts";
import { useServed, useServedQuery } from "../../api/use-served-query.ts";
import { apiContext, nowContext } from "../../context.ts";
import { ClientHead, ClientTitle } from "../../page/client-head.tsx";
import { RecordLost } from "../../page/record-lost.tsx";
import { browserNow } from "../../ui/browser-now.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Container } from "../../ui/layout/container.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import type { Route } from "./+types/trade-show-page.ts";
import { readShowBuilders } from "./show-builders-query.ts";
import { columns, header } from "./show-view.css.ts";
import { ShowView } from "./show-view.tsx";
import { lostShow, tradeShowMeta } from "./trade-show-meta.ts";

export const handle = { hasMainAction: true };

/** Reads the show: 404 when there is none, 503 when it cannot be read. */
export async function loader({ params: { id = "" }, context }: LoaderFunctionArgs) {
  try {
    const api = context.get(apiContext);
    const show = await api.call("GET /api/trade-shows/:id", { params: { id } });
    const withoutPart = (part: string) => (error: unknown) => {
      console.error(`Cannot read the ${part} of a trade show:`, error);
      return null;
    };
    const [builders, deadlines] = await Promise.all([
      readShowBuilders(show.title, api).catch(withoutPart("builders")),
      api
        .call("GET /api/trade-shows/:id/deadlines", { params: { id } })
        .catch(withoutPart("deadlines")),
    ]);
    const today = todayAtShow(show, context.get(nowContext));
    return data(serve({ today, show, builders, deadlines, why: null }, [show]));
  } catch (error) {
    const isMissing = error instanceof ApiError && error.status === 404;
    if (!isMissing) console.error("Cannot read the trade show:", error);
    const why = isMissing ? ("missing" as const) : ("broken" as const);
    const nothing = serve({ today: null, show: null, builders: null, deadlines: null, why });
    return data(nothing, { status: isMissing ? 404 : 503 });
  }
}

/** Loads nothing on client-side navigation: the page appears at once and reads over REST. */
export const clientLoader = () => null;

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { show, why } = readServed(loaderData);
  return tradeShowMeta(matches, show, why);
};

/** The page of one show. Served under both of its URLs. */
export default function TradeShowPage({ loaderData: served, params }: Route.ComponentProps) {
  const { id = "" } = params;
  const answer = useServed(served, id);
  const query = useServedQuery(
    callQuery("GET /api/trade-shows/:id", { params: { id } }),
    answer?.show,
  );
  // the server has set the head of its own pages
  const title = (words: string) => !served && <ClientTitle>{words}</ClientTitle>;
  const { data: show } = query;
  if (show) {
    return (
      <>
        {!served && <ClientHead tagsOf={(matches) => tradeShowMeta(matches, show)} />}
        <ShowView
          show={show}
          today={answer?.today ?? todayAtShow(show, browserNow())}
          builders={answer?.builders ?? null}
          deadlines={answer?.deadlines}
        />
      </>
    );
  }
  const why = whyLost(answer, query.error);
  if (why) {
    return (
      <>
        {title(lostShow[why].title)}
        <RecordLost why={why} words={lostShow} />
      </>
    );
  }
  return (
    <Container>
      {title("Trade Show")}
      <ShowSkeleton />
    </Container>
  );
}

/** The reason why there is no show; null while it may still load. */
function whyLost(
  answer: { why: "missing" | "broken" | null } | null | undefined,
  error: Error | null,
): "missing" | "broken" | null {
  if (answer?.why) return answer.why;
  if (!error) return null;
  return error instanceof ApiError && error.status === 404 ? "missing" : "broken";
}

function ShowSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <Spinner label="Loading trade show..." />
      <div className={header}>
        <Stack gap="medium">
          <Skeleton shape="badge" />
          <Skeleton shape="title" />
          <Skeleton lines={3} />
          <Skeleton shape="control" />
        </Stack>
        <Skeleton shape="picture" />
      </div>
      <div className={columns}>
        <Skeleton shape="card" lines={3} />
        <Skeleton shape="card" lines={2} />
      </div>
    </div>
  );
}
