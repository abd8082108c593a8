import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { MailHoldBody } from "../../app-server/contract/admin/mail-hold.ts";
import { callQuery } from "../api/call-query.ts";
import { MailHold } from "./mail-hold.tsx";

const hold = {
  since: "2026-11-27T10:00:00.000Z",
  origin: "restore" as const,
  isSetting: false,
  older: 1_312,
  newer: 3,
  promisesDue: 7,
};

function shown(body: MailHoldBody): string {
  const client = new QueryClient();
  client.setQueryData(callQuery("GET /api/admin/mail-hold").queryKey, body);
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MailHold />
    </QueryClientProvider>,
  );
  return markup.replaceAll(/<[^>]*>/g, "");
}

test("an admin of a copy reads how many emails wait, and can release them; where none are held nothing is shown [Y01]", () => {
  expect(shown({ hold: null })).toBe("");
  const restored = shown({ hold });
  expect(restored).toContain("This is a copy of the site. Emails are on hold.");
  expect(restored).toContain(
    "1,315 emails waiting: 1,312 written before the copy was made, 3 since",
  );
  expect(restored).toContain("Release emails");
  const set = shown({ hold: { ...hold, origin: "setting", isSetting: true } });
  expect(set).toContain("remove HOLD_MAIL and restart first");
  expect(set).not.toContain("Release emails");
});
