import { isAdmin, type Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { BuilderWithWork, WorkSample } from "../../builder-profiles/listed-builder.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { QuoteRequestId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { isSameShow } from "../../trade-shows/is-same-show.ts";
import { ownsRequest } from "../owns-request.ts";
import type { QuoteRequestRepository } from "../ports.ts";
import type { RequestNotFound } from "../refusals.ts";
import { nearestWork } from "./nearest-work.ts";

type Needs = {
  quotes: Pick<QuoteRequestRepository, "findCase" | "readFigures">;
  builders: Pick<BuilderProfileRepository, "listWithWork">;
  clock: Clock;
};
type ListQuotingBuilders = { requestId: QuoteRequestId; by: Principal };

/** Maximum projects shown, and shows named, per quoting builder. */
const most = { work: 3, shows: 3 } as const;

/** A builder who has quoted, from their public page and their answers. */
export type QuotingBuilder = Omit<BuilderWithWork, "work"> & {
  /** Published projects most similar to the requested booth. */
  work: WorkSample[];
  /** Number of its latest published projects that were at this show. */
  builtHere: number;
  /** Other shows of its projects, most frequent first. */
  otherShows: string[];
  /**
   * Median time from invitation to quote over its latest quotes, in milliseconds; null before the
   * first.
   */
  medianAnswerMs: number | null;
};

/** The exhibitor or an admin lists the listed builders who have quoted for a request. */
export function listQuotingBuilders({ quotes, builders, clock }: Needs) {
  return async ({
    requestId,
    by,
  }: ListQuotingBuilders): Promise<Result<QuotingBuilder[], NotSignedIn | RequestNotFound>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const found = await quotes.findCase(requestId);
    if (!found || !(ownsRequest(by, found.request) || isAdmin(by))) {
      return refuse({ kind: "quote-request-not-found" });
    }
    const { request, responses } = found;
    const listed = await builders.listWithWork([
      ...new Set(responses.map((response) => response.builderId)),
    ]);
    const now = clock.now();
    return ok(
      await Promise.all(
        listed.map(async ({ work, ...builder }) => ({
          ...builder,
          work: nearestWork(work, request).slice(0, most.work),
          ...showsOf(work, request.tradeShowName),
          medianAnswerMs: (await quotes.readFigures(builder.id, now)).medianAnswerMs,
        })),
      ),
    );
  };
}

function showsOf(work: readonly WorkSample[], show: string) {
  const names = work.flatMap(({ eventName }) => eventName ?? []);
  const here = names.filter((name) => isSameShow(name, show));
  const others = new Map<string, number>();
  for (const name of names) {
    if (!here.includes(name)) others.set(name, (others.get(name) ?? 0) + 1);
  }
  const otherShows = [...others].sort(([, one], [, other]) => other - one).map(([name]) => name);
  return { builtHere: here.length, otherShows: otherShows.slice(0, most.shows) };
}
