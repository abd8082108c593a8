import type { QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { callQuery } from "../../api/call-query.ts";
import { linesOf, written } from "../../ui/test/written.tsx";
import { OwnPasskeys } from "../passkeys/own-passkeys.tsx";
import { OwnProviders } from "../providers/own-providers.tsx";
import { AccountHistory } from "./account-history.tsx";
import { MailChoices } from "./mail-choices.tsx";
import { OwnSessions } from "./own-sessions.tsx";

const joined = callQuery("GET /api/auth/user/providers").queryKey;
const removed = callQuery("GET /api/auth/user/providers/removed").queryKey;

function expectFailure(what: string, part: ReactNode, failed: QueryKey, read: QueryKey[] = []) {
  const lines = linesOf(
    written(part, { failed: [failed], read: read.map((queryKey) => [queryKey, []]) }),
  );
  expect(lines).toContain(`We couldn't load your ${what}. Check your connection and try again.`);
  expect(lines.filter((line) => line === "Try Again")).toHaveLength(1);
  expect(lines.join()).not.toContain("Loading your");
}

test("lists of settings that can't be read say so, with a way to read them again", () => {
  const providers = <OwnProviders email="ada@northwind.example" />;
  expectFailure("sign-in methods", providers, joined);
  expectFailure("sign-in methods", providers, removed, [joined]);
  expectFailure("passkeys", <OwnPasskeys />, callQuery("GET /api/auth/user/passkeys").queryKey);
  expectFailure("devices", <OwnSessions />, callQuery("GET /api/auth/user/sessions").queryKey);
  expectFailure(
    "account's activity",
    <AccountHistory />,
    callQuery("GET /api/auth/user/events").queryKey,
  );
  expectFailure(
    "email preferences",
    <MailChoices />,
    callQuery("GET /api/auth/user/mail").queryKey,
  );
});
