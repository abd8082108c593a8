import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CheckBody, OwnChecksBody } from "../../../app-server/contract/vetting/vetting.ts";
import { type CheckKind, checkKinds } from "../../../domain/shared/check-kinds.ts";
import { leastAnswers, referenceLimits } from "../../../domain/vetting/reference.ts";
import { callQuery } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { TextLink } from "../../ui/text/text-link.tsx";
import { CheckFacts } from "../../vetting/check-facts.tsx";
import { stateTones, stateWords } from "../../vetting/check-words.ts";
import { DocumentList } from "../../vetting/document-list.tsx";
import { checkTitles, evidenceOf } from "../../vetting/evidence-words.ts";
import { ReferenceList } from "../../vetting/reference-list.tsx";
import { CheckForm } from "./check-form.tsx";
import { ReferenceForm } from "./reference-form.tsx";

/** The builder's own checks: evidence, state, and a form to send it. */
export function VettingCards() {
  const own = useQuery(callQuery("GET /api/builders/vetting"));
  // one form at a time, which then has the page's orange button
  const [open, setOpen] = useState<CheckKind | null>(null);
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
        {(checks) => (
          <Stack gap="xlarge">
            {checkKinds.map((kind) => (
              <Part
                key={kind}
                own={checks}
                kind={kind}
                isNext={open === null && kind === nextOf(checks)}
                isOpen={open === kind}
                onOpen={(isOpen) => setOpen(isOpen ? kind : null)}
              />
            ))}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}

/** The first kind that is neither valid nor under way; undefined when all are. */
const nextOf = ({ checks }: OwnChecksBody) =>
  checkKinds.find((kind) =>
    checks.every((check) => check.kind !== kind || !["valid", "submitted"].includes(check.state)),
  );

type PartProps = {
  own: OwnChecksBody;
  kind: CheckKind;
  /** Whether its button is the page's main one. */
  isNext: boolean;
  /** Whether its form is open. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

/** Labels of the buttons before anything was sent. */
const sendWords: Record<CheckKind, string> = {
  portfolio: "Send my portfolio",
  references: "Name references",
  insurance: "Send proof",
  site: "Send a site visit",
};

/** A kind of check: what the builder sent, what was decided, and how to send the next. */
function Part({ own, kind, isNext, isOpen, onOpen }: PartProps) {
  const checks = own.checks.filter((check) => check.kind === kind);
  const [latest] = checks;
  const shown = checks.filter(({ state }, at) => at === 0 || state === "valid");
  const waits = latest?.state === "submitted";
  const asked = waits ? latest.references.length : 0;
  const label = waits
    ? kind === "references"
      ? "Name another"
      : "Send again"
    : latest?.state === "valid"
      ? "Send the next one"
      : sendWords[kind];
  return (
    <Stack gap="medium">
      <CardHeader
        level={3}
        title={checkTitles[kind]}
        subtitle={evidenceOf[kind]}
        actions={
          latest ? (
            <Badge tone={stateTones[latest.state]}>{stateWords(latest)}</Badge>
          ) : (
            <Badge>Not sent yet</Badge>
          )
        }
      />
      {shown.map((check) => (
        <Check key={check.id} check={check} isLatest={check === latest} />
      ))}
      {kind === "portfolio" ? (
        <SendPortfolio label={label} isMain={isNext} />
      ) : isOpen && kind === "references" ? (
        <ReferenceForm asked={asked} onDone={() => onOpen(false)} />
      ) : isOpen && kind !== "references" ? (
        <CheckForm
          kind={kind}
          before={latest ?? null}
          unsent={own.unsent.filter((document) => document.kind === kind)}
          onDone={() => onOpen(false)}
        />
      ) : (
        asked < referenceLimits.people && (
          <Inline>
            <Button tone={isNext ? "accent" : "plain"} onClick={() => onOpen(true)}>
              {label}
            </Button>
          </Inline>
        )
      )}
    </Stack>
  );
}

/** Sends what is published: there is nothing to fill in. */
function SendPortfolio({ label, isMain }: { label: string; isMain: boolean }) {
  const send = useChange({
    call: () => fetchApi.call("POST /api/builders/vetting", { body: { kind: "portfolio" } }),
    refreshes: ["builders/vetting"],
    done: ({ message }) => ({ title: "Portfolio sent", description: message }),
    failed: { title: "Not sent", couldNot: "send your portfolio" },
  });
  return (
    <Inline>
      <Button
        tone={isMain ? "accent" : "plain"}
        pending={send.isPending}
        onClick={() => send.mutate()}
      >
        {label}
      </Button>
      <TextLink to="/dashboard?view=portfolio">Mark pictures in your portfolio</TextLink>
    </Inline>
  );
}

function Check({ check, isLatest }: { check: CheckBody; isLatest: boolean }) {
  const { kind, state, reason } = check;
  return (
    <Stack gap="small">
      {!isLatest && (
        <div>
          <Badge tone={stateTones[state]}>{stateWords(check)}</Badge>
        </div>
      )}
      {state === "refused" && reason && (
        <Notice tone="caution" title="Why we can't accept it">
          {reason}
        </Notice>
      )}
      {state === "submitted" && (
        <Text tone="muted">
          {kind === "references"
            ? `We look at it once ${leastAnswers} have answered, and email you.`
            : "We look at it and email you. Until then, you can send it again."}
        </Text>
      )}
      <CheckFacts check={check} />
      {kind === "references" ? (
        <ReferenceList references={check.references} />
      ) : (
        <DocumentList files={check.documents} />
      )}
    </Stack>
  );
}
