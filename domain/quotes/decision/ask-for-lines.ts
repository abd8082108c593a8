import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result } from "../../shared/result.ts";
import { asSaved } from "../../shared/writes/as-saved.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import { writeToBuilders } from "../letters/write-to-builders.ts";
import { factsForBuilders } from "../mask-contacts.ts";
import type { QuoteNeeds } from "../ports.ts";
import type { QuoteResponse } from "../quote-response.ts";
import type { ResponseNotFound } from "../refusals.ts";
import { linkOfBuilder } from "../response-link.ts";
import { askLines, type CannotAskLines, type LinesAsk } from "../responses/ask-lines.ts";
import { findReceivedResponse } from "./find-received-response.ts";

type AskForLines = { responseId: QuoteResponseId; ask: LinesAsk; by: Principal };
type Answer = Result<QuoteResponse, NotSignedIn | ResponseNotFound | CannotAskLines>;

/**
 * An exhibitor asks a builder to itemize a quote, or to price categories that its lines leave out.
 * The builder gets at most one email a day.
 */
export function askForLines({ quotes, builders, ids, clock }: QuoteNeeds) {
  return ({ responseId, ask, by }: AskForLines): Promise<Answer> =>
    retryStale(async () => {
      const received = await findReceivedResponse(quotes, responseId, by);
      if (!received.ok) return received;
      const { found, actor } = received.value;
      const now = clock.now();
      const step = askLines(found, { id: responseId, ask }, now);
      if (!step.ok) return step;

      const { request, changed, isMailed } = step.value;
      const messages = await writeToBuilders(
        { builders, ids },
        isMailed ? [changed.builderId] : [],
        {
          request,
          at: now,
          key: () => `lines-asked/${responseId}/${now.getTime()}`,
          compose: (facts, { id }) => ({
            kind: "lines-asked",
            ...facts,
            responseId,
            company: factsForBuilders(request).company,
            categories: changed.linesAsked,
            ...linkOfBuilder(request, id),
          }),
        },
      );
      const detail = { id: responseId, categories: changed.linesAsked };
      const audit = { actorId: actor.user.id, action: "quote-response.lines-asked", detail };
      await quotes.save({ request, responses: [changed], messages, audit });
      return ok(asSaved(changed));
    });
}
