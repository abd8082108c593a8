import type { ReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import type { FailureWords } from "../../ui/feedback/failure-text.ts";
import { DateText } from "../../ui/text/date-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { useNow } from "../../ui/use-now.ts";
import { askedToday } from "../asks/asked-today.ts";

type Ask = {
  label: string;
  call: (id: string) => Promise<unknown>;
  /** When the builder was asked, if they can't be asked again now; otherwise null. */
  askedAt: (response: ReceivedResponseBody, now: Date | null) => string | null;
  done: string;
  failed: FailureWords & { title: string };
  asked: string;
};

const asks = {
  /** For a quote without a price: once per quote. */
  price: {
    label: "Ask for a price",
    call: (id) =>
      fetchApi.call("POST /api/quote-responses/:id/ask-price", { params: { id }, body: {} }),
    askedAt: ({ priceAskedAt }) => priceAskedAt,
    done: "Price requested",
    failed: {
      title: "Price not requested",
      couldNot: "ask for a price",
    },
    asked: "You asked for a price on",
  },
  /** For a quote priced for an earlier brief: once a day. */
  update: {
    label: "Ask to update the price",
    call: askForUpdate,
    askedAt: ({ updateAskedAt }, now) => (askedToday(updateAskedAt, now) ? updateAskedAt : null),
    done: "Update requested",
    failed: {
      title: "Update not requested",
      couldNot: "ask for an updated price",
    },
    asked: "You asked for an updated price on",
  },
} satisfies Record<string, Ask>;

type Props = {
  for: keyof typeof asks;
  response: ReceivedResponseBody;
  /** Whether the button is accented: among several quotes only the one in view. */
  isTheOne?: boolean;
};

/** Button to ask the builder for a price, or for the price of the changed brief. */
export function AskBuilder({ for: wanted, response, isTheOne = true }: Props) {
  const now = useNow();
  const { label, call, askedAt, done, failed, asked }: Ask = asks[wanted];
  const ask = useChange({
    call: () => call(response.id),
    refreshes: ["quote-requests", "dashboard"],
    done: {
      title: done,
      description: `We've emailed ${response.builder?.name ?? "the builder"}.`,
    },
    failed,
  });
  const at = askedAt(response, now);
  if (at) {
    return (
      <Text tone="muted">
        {asked} <DateText iso={at} />
      </Text>
    );
  }
  return (
    <Button
      tone={isTheOne ? "accent" : "plain"}
      pending={ask.isPending}
      onClick={() => ask.mutate()}
    >
      {ask.isPending ? "Asking..." : label}
    </Button>
  );
}

export function askForUpdate(id: string) {
  return fetchApi.call("POST /api/quote-responses/:id/ask-update", { params: { id } });
}
