import { useQuery } from "@tanstack/react-query";
import type { CheckBody, OwnChecksBody } from "../../../app-server/contract/vetting/vetting.ts";
import { callQuery } from "../../api/call-query.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { CheckFacts } from "../../vetting/check-facts.tsx";
import { stateTones, stateWords } from "../../vetting/check-words.ts";
import { DocumentList } from "../../vetting/document-list.tsx";
import { SendInsurance } from "./send-insurance.tsx";

/** The builder's own checks: evidence, state, and a form to send it. */
export function VettingCards() {
  const own = useQuery(callQuery("GET /api/builders/vetting"));
  return (
    <Card as="section">
      <CardHeader
        title="Vetting"
        subtitle="Exhibitors see what we checked and until when it counts. The documents stay between you and us."
      />
      <Loaded
        query={own}
        loading="Loading your checks"
        failure={{ title: "Error Loading Your Checks", couldNot: "load your checks" }}
      >
        {(checks) => <Insurance own={checks} />}
      </Loaded>
    </Card>
  );
}

function Insurance({ own }: { own: OwnChecksBody }) {
  const checks = own.checks.filter(({ kind }) => kind === "insurance");
  const [latest] = checks;
  const shown = checks.filter(({ state }, at) => at === 0 || state === "valid");
  const waits = latest?.state === "submitted";
  return (
    <Stack gap="medium">
      <CardHeader
        level={3}
        title="Insurance"
        subtitle="General liability of at least $1,000,000 per occurrence and in all, with its certificate."
        actions={!latest && <Badge>Not sent yet</Badge>}
      />
      {shown.map((check) => (
        <Check key={check.id} check={check} />
      ))}
      <SendInsurance
        before={latest ?? null}
        unsent={own.unsent.filter(({ kind }) => kind === "insurance")}
        label={
          waits ? "Send again" : latest?.state === "valid" ? "Send the next one" : "Send proof"
        }
        isMain={!waits && latest?.state !== "valid"}
      />
    </Stack>
  );
}

function Check({ check }: { check: CheckBody }) {
  const { state, reason } = check;
  return (
    <Stack gap="small">
      <div>
        <Badge tone={stateTones[state]}>{stateWords(check)}</Badge>
      </div>
      {state === "refused" && reason && (
        <Notice tone="caution" title="Why we can't accept it">
          {reason}
        </Notice>
      )}
      {state === "submitted" && (
        <Text tone="muted">We look at it and email you. Until then, you can send it again.</Text>
      )}
      <CheckFacts check={check} />
      <DocumentList files={check.documents} />
    </Stack>
  );
}
