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

/** How much of a builder's work is shown beside its quote, and how many of the shows it has built at are named. */
const most = { work: 3, shows: 3 } as const;

/** A builder who quotes, as far as its public page and its answers say: who the exhibitor would be working with. */
export type QuotingBuilder = Omit<BuilderWithWork, "work"> & {
  /** The published projects nearest to the booth that is asked for. */
  work: WorkSample[];
  /** How many of its latest published booths stood at this show. */
  builtHere: number;
  /** Other shows it has built at, the ones it built at most first. */
  otherShows: string[];
  /** From the invitation to the quote, in the middle of its latest; null before the first. */
  medianAnswerMs: number | null;
};

/** The listed builders behind the quotes for a request, for its exhibitor and admins. */
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
