import { useState } from "react";
import type { OwnQuoteBody } from "../../../app-server/contract/dashboard/dashboard.ts";
import { tryStorage } from "../../browser-storage.ts";
import { AskingButtons } from "../../quotes/promise/asking-buttons.tsx";
import { Button } from "../../ui/action/button.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Text } from "../../ui/text/text.tsx";
import { CancelRequest } from "../cancel-request.tsx";

/** Whether the exhibitor chose to wait; stored in this browser for each request. */
function useWaiting(requestId: string): [boolean, (isWaiting: boolean) => void] {
  const name = `keeps-waiting/${requestId}`;
  const [isWaiting, setWaiting] = useState(
    () => tryStorage(() => localStorage.getItem(name)) !== null,
  );
  return [
    isWaiting,
    (isNow) => {
      setWaiting(isNow);
      // without storage the choice lasts until the dialog closes
      tryStorage(() => (isNow ? localStorage.setItem(name, "yes") : localStorage.removeItem(name)));
    },
  ];
}

/** The exhibitor's options after fewer quotes arrived in time than promised. */
export function MissedActions({ request }: { request: OwnQuoteBody }) {
  const [isWaiting, setWaiting] = useWaiting(request.id);
  if (isWaiting) {
    return (
      <Inline gap="small" wrap>
        <Text tone="muted" size="small">
          We'll email you as soon as the next quote is in.
        </Text>
        <Button size="small" onClick={() => setWaiting(false)}>
          Other options
        </Button>
      </Inline>
    );
  }
  return (
    <Inline gap="small" wrap>
      <Button size="small" onClick={() => setWaiting(true)}>
        Keep waiting
      </Button>
      <AskingButtons requestId={request.id} isStopped={request.promise?.isAskingStopped ?? false} />
      <LinkButton to="/contact" size="small">
        Talk to us
      </LinkButton>
      <CancelRequest request={request} label="Cancel" size="small" />
    </Inline>
  );
}
