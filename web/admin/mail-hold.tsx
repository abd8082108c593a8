import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { MailHoldBody } from "../../app-server/contract/admin/mail-hold.ts";
import type { QueuedChoice } from "../../domain/mail-hold/release-mail.ts";
import { countText } from "../../domain/shared/text/count-text.ts";
import { useReauthentication } from "../accounts/reauthentication/use-reauthentication.tsx";
import { callQuery } from "../api/call-query.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { ActionDialog } from "../page/action-dialog.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { RadioCards } from "../ui/form/radio-cards.tsx";
import { DateText } from "../ui/text/date-text.tsx";

type Hold = NonNullable<MailHoldBody["hold"]>;

const emails = (count: number) => (count === 1 ? "1 email" : `${countText(count)} emails`);

/**
 * Alerts on every view that this is a copy whose emails are held, with a button to release them;
 * empty when none are held.
 */
export function MailHold() {
  const { data } = useQuery(callQuery("GET /api/admin/mail-hold"));
  const hold = data?.hold;
  if (!hold) return null;
  const { since, origin, older, newer, promisesDue, isSetting } = hold;
  return (
    <Notice
      tone="caution"
      title="This is a copy of the site. Emails are on hold."
      action={!isSetting && <ReleaseEmails hold={hold} />}
    >
      {origin === "restore" ? "A backup was restored" : "It was started with HOLD_MAIL"}{" "}
      <DateText iso={since} format="near" />. Only sign-in links and codes go out.{" "}
      {emails(older + newer)} waiting: {countText(older)} written before the copy was made,{" "}
      {countText(newer)} since. Promises that came due and weren't evaluated:{" "}
      {promisesDue >= 1_000 ? "1,000 or more" : `${promisesDue}`}.
      {isSetting && <span>{" To release the emails, remove HOLD_MAIL and restart first."}</span>}
    </Notice>
  );
}

function ReleaseEmails({ hold: { older, newer } }: { hold: Hold }) {
  const [queued, setQueued] = useState<QueuedChoice>("drop-older");
  const { guarded, proofDialog } = useReauthentication("Real people will get emails");
  return (
    <ActionDialog
      label="Release emails"
      buttonTone="plain"
      size="small"
      title="Release the emails of this copy?"
      description="Do this only if the copy takes the place of the real site. Promises that came due are settled first, and emails about them go the way of those written since."
      confirmLabel="Release emails"
      pendingLabel="Releasing..."
      cancelLabel="Keep them on hold"
      call={() =>
        guarded(() => fetchApi.call("POST /api/admin/mail-hold/release", { body: { queued } }))
      }
      refreshes={["admin"]}
      done={({ sent, dropped }) => ({
        title: "Emails released",
        description: `${emails(sent)} on the way, ${countText(dropped)} dropped.`,
      })}
      failed={{
        title: "Emails Not Released",
        couldNot: "release the emails",
      }}
    >
      <RadioCards
        legend="Waiting emails"
        name="queued"
        min="100%"
        options={[
          {
            value: "drop-older",
            label: `Drop the ${countText(older)} from before, send the ${countText(newer)} since`,
            description: "The real site may have sent the older ones already.",
          },
          { value: "send", label: `Send all ${countText(older + newer)}` },
          { value: "drop", label: `Drop all ${countText(older + newer)}` },
        ]}
        defaultValue={queued}
        onChange={(event) => setQueued(event.target.value as QueuedChoice)}
      />
      {proofDialog}
    </ActionDialog>
  );
}
