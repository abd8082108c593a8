import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CheckBody, OwnChecksBody } from "../../../app-server/contract/vetting/vetting.ts";
import { type CheckKind, checkKinds } from "../../../domain/shared/check-kinds.ts";
import { leastProjects } from "../../../domain/vetting/check.ts";
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
import { CheckFacts } from "../../vetting/check-facts.tsx";
import { stateTones, stateWords } from "../../vetting/check-words.ts";
import { DocumentList } from "../../vetting/document-list.tsx";
import { ReferenceList } from "../../vetting/reference-list.tsx";
import { ReferenceForm } from "./reference-form.tsx";
import { SendCheck } from "./send-check.tsx";

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
        {(checks) => (
          <Stack gap="xlarge">
            {checkKinds.map((kind) => (
              <Part key={kind} own={checks} kind={kind} isNext={kind === nextOf(checks)} />
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

type PartProps = { own: OwnChecksBody; kind: CheckKind; isNext: boolean };

const parts: Record<CheckKind, { title: string; subtitle: string; send: string }> = {
  portfolio: {
    title: "Portfolio",
    subtitle: `${leastProjects} published projects or more, each with its show and a picture marked "built".`,
    send: "Send my portfolio",
  },
  references: {
    title: "References",
    subtitle: `${leastAnswers} to ${referenceLimits.people} exhibitors you built for. We email each three questions; only we read the answers.`,
    send: "Name references",
  },
  insurance: {
    title: "Insurance",
    subtitle:
      "General liability of at least $1,000,000 per occurrence and in all, with its certificate.",
    send: "Send proof",
  },
  site: {
    title: "Site visit",
    subtitle: "Who saw one of your booths on a show floor, with 1 to 6 photos of it.",
    send: "Send a site visit",
  },
};

/** A kind of check: what the builder sent, what was decided, and how to send the next. */
function Part({ own, kind, isNext }: PartProps) {
  const checks = own.checks.filter((check) => check.kind === kind);
  const [latest] = checks;
  const shown = checks.filter(({ state }, at) => at === 0 || state === "valid");
  const waits = latest?.state === "submitted";
  const { title, subtitle, send } = parts[kind];
  const label = waits ? "Send again" : latest?.state === "valid" ? "Send the next one" : send;
  return (
    <Stack gap="medium">
      <CardHeader
        level={3}
        title={title}
        subtitle={subtitle}
        actions={!latest && <Badge>Not sent yet</Badge>}
      />
      {shown.map((check) => (
        <Check key={check.id} check={check} />
      ))}
      {kind === "portfolio" ? (
        <SendPortfolio label={label} isMain={isNext} />
      ) : kind === "references" ? (
        <AskReferences
          asked={waits ? latest.references.length : 0}
          label={waits ? "Name another" : label}
          isMain={isNext}
        />
      ) : (
        <SendCheck
          kind={kind}
          before={latest ?? null}
          unsent={own.unsent.filter((document) => document.kind === kind)}
          label={label}
          isMain={isNext}
        />
      )}
    </Stack>
  );
}

/** A button that opens the form for references in its place; none while all are named. */
function AskReferences({
  asked,
  label,
  isMain,
}: {
  asked: number;
  label: string;
  isMain: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  if (asked === referenceLimits.people) return null;
  if (isOpen) return <ReferenceForm asked={asked} onDone={() => setOpen(false)} />;
  return (
    <Inline>
      <Button tone={isMain ? "accent" : "plain"} onClick={() => setOpen(true)}>
        {label}
      </Button>
    </Inline>
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
    </Inline>
  );
}

function Check({ check }: { check: CheckBody }) {
  const { kind, state, reason } = check;
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
