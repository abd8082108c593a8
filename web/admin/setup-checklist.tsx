import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { SetupBody } from "../../app-server/contract/admin/setup-calls.ts";
import { callQuery } from "../api/call-query.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { useChange } from "../api/use-change.ts";
import { useSiteName } from "../page/site.ts";
import { Button } from "../ui/action/button.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { compactRow, rowHead, rows } from "../ui/data/rows.css.ts";
import { Badge } from "../ui/feedback/badge.tsx";
import { RowsSkeleton } from "../ui/feedback/rows-skeleton.tsx";
import { Card } from "../ui/layout/card.tsx";
import { CardHeader } from "../ui/layout/card-header.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Text } from "../ui/text/text.tsx";
import { contentHref } from "./content/content-address.ts";
import { inviteAddress } from "./supply/supply-address.ts";

/** The steps of setting up a new site, with their state. */
export function SetupChecklist() {
  const { data: setup } = useQuery(callQuery("GET /api/admin/setup"));
  if (!setup) return <RowsSkeleton label="Loading the steps of the setup" rows={6} />;
  const link = (to: string, label: string) => (tone: "plain" | "quiet") => (
    <LinkButton to={to} size="small" tone={tone}>
      {label}
    </LinkButton>
  );
  return (
    <Card as="section">
      <CardHeader title="Set up your site" subtitle="Six steps, in any order." />
      <ul className={rows}>
        <NameStep setup={setup} />
        <MailStep setup={setup} />
        <Step
          name="Add shows"
          isDone={setup.hasShows}
          note="One by one, or import the calendar file under Content, Sync."
          action={link(contentHref("shows", { edit: "new" }), "Add a show")}
        />
        <Step
          name="Add or invite builders"
          isDone={setup.hasBuilders}
          note="An invited builder fills in their own profile. It is listed once you approve it under Builders, To review."
          action={link(inviteAddress(), "Invite builders")}
        />
        <Step
          name="Add projects"
          isDone={setup.hasProjects}
          note="Builders add their own, too."
          action={link(contentHref("projects", { edit: "new" }), "Add a project")}
        />
        <Step
          name="Make a test request"
          isDone={setup.hasRequests}
          note="As an exhibitor would. Exclude it from the count in the queue."
          action={link("/quote", "Ask for quotes")}
        />
      </ul>
    </Card>
  );
}

type StepProps = {
  name: string;
  isDone: boolean;
  note: ReactNode;
  /** Its button: plain while the step is to do, quiet once it is done. */
  action: (tone: "plain" | "quiet") => ReactNode;
  children?: ReactNode;
};

function Step({ name, isDone, note, action, children }: StepProps) {
  return (
    <li className={compactRow}>
      <div className={rowHead}>
        <div>
          <Inline gap="small">
            <Text weight="strong">{name}</Text>
            <Badge tone={isDone ? "positive" : "neutral"}>{isDone ? "Done" : "To do"}</Badge>
          </Inline>
          <Text size="small" tone="muted">
            {note}
          </Text>
        </div>
        {action(isDone ? "quiet" : "plain")}
      </div>
      {children}
    </li>
  );
}

/** Name and support email are settings of the server: shows the lines to copy. */
function NameStep({ setup: { hasSupport, supportEmail } }: { setup: SetupBody }) {
  const siteName = useSiteName();
  const [isOpen, setOpen] = useState(false);
  return (
    <Step
      name="Name and support email"
      isDone={hasSupport}
      note={hasSupport ? `${siteName}, ${supportEmail}` : "Settings of the server, then a restart."}
      action={(tone) => (
        <Button size="small" tone={tone} onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
          {isOpen ? "Hide the lines" : "Show the lines"}
        </Button>
      )}
    >
      {isOpen && <pre>{`SITE_NAME=${siteName}\nSUPPORT_EMAIL=${supportEmail}`}</pre>}
    </Step>
  );
}

const mailNotes = {
  none: "To your own address.",
  queued: "On its way. Refresh in a minute.",
  sent: "Email works.",
  failed: "The mail server refused it.",
};

function MailStep({ setup: { mail } }: { setup: SetupBody }) {
  const send = useChange({
    call: () => fetchApi.call("POST /api/admin/test-mail"),
    refreshes: ["admin"],
    done: ({ message }) => ({ title: "Test email on its way", description: message }),
    failed: { title: "Test email not sent", couldNot: "send the test email" },
  });
  return (
    <Step
      name="Send a test email"
      isDone={mail?.state === "sent"}
      note={mail?.error ?? mailNotes[mail?.state ?? "none"]}
      action={(tone) => (
        <Button size="small" tone={tone} pending={send.isPending} onClick={() => send.mutate()}>
          Send a test email
        </Button>
      )}
    />
  );
}
