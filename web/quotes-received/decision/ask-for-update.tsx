import type { ReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { dayMs } from "../../../domain/shared/time/time-units.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { useNow } from "../../ui/use-now.ts";

type Props = {
  response: ReceivedResponseBody;
  /** Among several only the one that its reader looks at stands out. */
  isTheOne?: boolean;
};

/** Asks the builder of a quote for an earlier brief to price the present one, once a day. */
export function AskForUpdate({ response, isTheOne = true }: Props) {
  const now = useNow();
  const builder = response.builder?.name ?? "the builder";
  const ask = useChange({
    call: () => askForUpdate(response.id),
    refreshes: ["quote-requests"],
    done: { title: "Update requested", description: `We've emailed ${builder}.` },
    failed: {
      title: "Update not requested",
      description: "We couldn't ask for an updated price. Try again in a moment.",
    },
  });
  const { updateAskedAt } = response;
  if (isAskedToday(response, now)) {
    return (
      <Text size="small" tone="muted">
        You asked for an updated price on <DateText iso={updateAskedAt ?? ""} />
      </Text>
    );
  }
  return (
    <Button
      tone={isTheOne ? "accent" : "plain"}
      pending={ask.isPending}
      onClick={() => ask.mutate()}
    >
      {ask.isPending ? "Asking..." : "Ask to update the price"}
    </Button>
  );
}

export function askForUpdate(id: string) {
  return fetchApi.call("POST /api/quote-responses/:id/ask-update", { params: { id } });
}

/** Whether its builder was asked in the last 24 hours. Before the browser knows the time, any earlier ask counts. */
export function isAskedToday(
  { updateAskedAt }: Pick<ReceivedResponseBody, "updateAskedAt">,
  now: Date | null,
): boolean {
  if (updateAskedAt === null) return false;
  return now === null || now.getTime() < Date.parse(updateAskedAt) + dayMs;
}
