import type { Member } from "../accounts/principal.ts";
import { nextJobState } from "../jobs/job-state.ts";
import type { JobRepository } from "../jobs/ports.ts";
import { type CallOff, callOffWords } from "../quotes/call-off.ts";
import { writeToExhibitor } from "../quotes/letters/request-letter.ts";
import { writeToBuilders } from "../quotes/letters/write-to-builders.ts";
import { cancel } from "../quotes/own-requests/cancel-request.ts";
import type { QuoteCase, QuoteChange, QuoteNeeds } from "../quotes/ports.ts";
import type { QuoteResponse } from "../quotes/quote-response.ts";
import { isOpen } from "../quotes/request-state.ts";
import type { QuoteRequestId } from "../shared/id.ts";
import { allPages } from "../shared/page.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";

export type NotifyNeeds = QuoteNeeds & { jobs: Pick<JobRepository, "find"> };

/** How the job of a builder ends whose account is deleted. */
const builderGone: CallOff = {
  code: "builder-cannot",
  text: "The builder's account is deleted",
  side: "builder",
};

/**
 * Emails the other side of each accepted quote still at work when the account of one side is
 * deleted. A builder's jobs whose booth is not delivered end with the same save. `asExhibitor` is
 * false when the person's requests are erased, since builders get another email about that.
 */
export function notifyOtherSides(needs: NotifyNeeds) {
  const { quotes, jobs, clock } = needs;

  function notify(id: QuoteRequestId, by: Member, side: Side, leave: Leave): Promise<void> {
    return retryStale(async () => {
      const found = await quotes.findCase(id);
      const chosen = found?.responses.find(({ status }) => status === "accepted");
      if (!(found && chosen && isOpen(found.request.status))) return;
      const at = clock.now();
      const left = await leave(found, chosen, at);
      const audit = { actorId: by.user.id, action: "quote-request.side-left", detail: { side } };
      await quotes.save({ request: { ...found.request, updatedAt: at }, ...left, audit });
    });
  }

  return async (by: Member, { asExhibitor }: { asExhibitor: boolean }): Promise<void> => {
    if (by.builder) {
      const { id, name: builderName } = by.builder;
      const sent = await allPages((page) => quotes.listResponsesOf(id, page));
      for (const { response, request } of sent) {
        if (response.status !== "accepted") continue;
        await notify(request.id, by, "builder", async (found, { id }, at) => {
          const stored = await jobs.find(id);
          const mayEnd = stored && nextJobState(stored.job.state, "called-off");
          const reason = callOffWords(builderGone);
          const end = mayEnd ? cancel(found, reason, at) : null;
          const about = { key: `builder-left/${id}`, at };
          const message = writeToExhibitor(needs, found.request, about, (facts) =>
            end?.ok
              ? {
                  kind: "request-closed",
                  ...facts,
                  outcome: "cancelled",
                  calledOff: { builderName, reason },
                }
              : { kind: "builder-left", ...facts, builderName },
          );
          if (!end?.ok) return { messages: [message] };
          return { ...end.value, callOff: builderGone, review: "open", messages: [message] };
        });
      }
    }
    if (!asExhibitor) return;
    for (const { id } of await allPages((page) => quotes.listOfUser(by.user.id, page))) {
      await notify(id, by, "exhibitor", async ({ request }, { builderId }, at) => ({
        messages: await writeToBuilders(needs, [builderId], {
          request,
          at,
          key: () => `exhibitor-left/${id}/${builderId}`,
          compose: (facts) => ({
            kind: "exhibitor-left",
            ...facts,
          }),
        }),
      }));
    }
  };
}

type Side = "builder" | "exhibitor";
/** Returns the changes of a request whose one side leaves. */
type Leave = (
  found: QuoteCase,
  chosen: QuoteResponse,
  at: Date,
) => Promise<Omit<QuoteChange, "request" | "audit"> & Partial<Pick<QuoteChange, "request">>>;
