import type { Member } from "../accounts/principal.ts";
import type { Message } from "../messages/ports.ts";
import { writeToExhibitor } from "../quotes/letters/request-letter.ts";
import { writeToBuilders } from "../quotes/letters/write-to-builders.ts";
import type { QuoteCase, QuoteNeeds } from "../quotes/ports.ts";
import { isOpen } from "../quotes/request-state.ts";
import type { BuilderId, QuoteRequestId } from "../shared/id.ts";
import { allPages } from "../shared/page.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";

/**
 * Emails the other side of each accepted quote still at work when the account of one side is
 * deleted. `asExhibitor` is false when the person's requests are erased, since builders get another
 * email about that.
 */
export function notifyOtherSides(needs: QuoteNeeds) {
  const { quotes, clock } = needs;

  function notify(id: QuoteRequestId, by: Member, side: Side, compose: Compose): Promise<void> {
    return retryStale(async () => {
      const found = await quotes.findCase(id);
      const chosen = found?.responses.find(({ status }) => status === "accepted");
      if (!(found && chosen && isOpen(found.request.status))) return;
      const at = clock.now();
      const messages = await compose(found, chosen.builderId, at);
      const audit = { actorId: by.user.id, action: "quote-request.side-left", detail: { side } };
      await quotes.save({ request: { ...found.request, updatedAt: at }, messages, audit });
    });
  }

  return async (by: Member, { asExhibitor }: { asExhibitor: boolean }): Promise<void> => {
    if (by.builder) {
      const { id, name: builderName } = by.builder;
      const sent = await allPages((page) => quotes.listResponsesOf(id, page));
      for (const { response, request } of sent) {
        if (response.status !== "accepted") continue;
        await notify(request.id, by, "builder", async ({ request }, _, at) => [
          writeToExhibitor(needs, request, { key: `builder-left/${response.id}`, at }, (facts) => ({
            kind: "builder-left",
            ...facts,
            builderName,
          })),
        ]);
      }
    }
    if (!asExhibitor) return;
    for (const { id } of await allPages((page) => quotes.listOfUser(by.user.id, page))) {
      await notify(id, by, "exhibitor", ({ request }, builderId, at) =>
        writeToBuilders(needs, [builderId], {
          request,
          at,
          key: () => `exhibitor-left/${id}/${builderId}`,
          compose: (facts) => ({
            kind: "exhibitor-left",
            ...facts,
          }),
        }),
      );
    }
  };
}

type Side = "builder" | "exhibitor";
type Compose = (found: QuoteCase, builderId: BuilderId, at: Date) => Promise<Message[]>;
