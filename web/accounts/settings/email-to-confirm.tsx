import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";

/** The pending new address, and a way to cancel it. */
export function EmailToConfirm() {
  const email = useQuery(callQuery("GET /api/auth/user/email-change")).data?.email;
  const keep = useChange({
    call: () => fetchApi.call("DELETE /api/auth/user/email-change"),
    refreshes: ["auth/user/email-change"],
    done: { title: "Your address stays as it is" },
    failed: { title: "Not done", description: "Failed to keep your address. Please try again." },
  });
  if (!email) return null;
  return (
    <Notice
      tone="caution"
      title="Confirm your new address"
      action={
        <Button size="small" pending={keep.isPending} onClick={() => keep.mutate()}>
          Keep the old one
        </Button>
      }
    >
      {`We sent a link to ${email}. Your new address takes effect once you open it in this browser.`}
    </Notice>
  );
}
