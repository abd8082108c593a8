import { createPostgresPromisePolicies } from "../../adapters/postgres/promise/promise-policies.ts";
import { testNow } from "../../adapters/system/test/test-time.ts";
import { beasBooths } from "../../domain/builder-profiles/examples.ts";
import { invitation } from "../../domain/quotes/examples.ts";
import type { ResponseLink } from "../../domain/quotes/response-link.ts";
import { minuteMs } from "../../domain/shared/time/time-units.ts";
import type { TestApp } from "./test-app.ts";

export const ago = (minutes: number) => new Date(testNow().getTime() - minutes * minuteMs);

/** A request of two hours ago, Bea invited, and the link in her email. */
export const invitesByLink =
  (app: TestApp) =>
  async (
    facts: Parameters<TestApp["given"]>[1] = {},
    given: "sent" | "cancelled" = "sent",
    invitedAt = ago(60),
  ) => {
    const { requestId } = await app.given(given, {
      createdAt: ago(120),
      invitations: [invitation(beasBooths.id, { invitedAt })],
      additionalRequirements: "Call Ada at +1 555 0100 4711 or ada@engines.example. A tall tower.",
      ...facts,
    });
    const link: ResponseLink = { requestId, builderId: beasBooths.id, invitedAt, linkVersion: 1 };
    const token = app.responseToken(link);
    return { requestId, link, token, path: `/api/respond/${token}` };
  };

/** Sets the mode of the promise. */
export async function setMode(app: TestApp, mode: "suggest" | "auto") {
  const policies = createPostgresPromisePolicies(app.newEm());
  const { version, params } = await policies.current();
  await policies.replace(version, { from: testNow(), setBy: null, params: { ...params, mode } });
}
