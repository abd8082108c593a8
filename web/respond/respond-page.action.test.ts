import { type ActionFunctionArgs, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Api } from "../../app-server/contract/api-client.ts";
import { ApiError } from "../../app-server/contract/api-error.ts";
import { apiContext, nowContext } from "../context.ts";
import { action, type RespondAnswer } from "./respond-page.action.ts";

type Sent = { body?: { revision?: number | null; seen?: string | null } };

/** Sends the form; the calls that it made, the revision and the act that they named, and the answer. */
async function send(
  act?: string,
  fields: Record<string, string> = {},
  refusal?: ApiError,
  takenBack: string | null = null,
) {
  const calls: string[] = [];
  const revisions: unknown[] = [];
  const seen: unknown[] = [];
  const call = async (name: string, { body: sent }: Sent) => {
    calls.push(name);
    revisions.push(sent?.revision);
    seen.push(sent?.seen);
    if (refusal) throw refusal;
    return { message: "", token: "next", takenBack };
  };
  const context = new RouterContextProvider();
  context.set(nowContext, new Date("2026-11-18T15:00:00Z"));
  context.set(apiContext, { call } as unknown as Api);
  const body = new URLSearchParams(act === undefined ? {} : { act, ...fields });
  const request = new Request("https://boothwright.example/respond/token", {
    method: "POST",
    body,
  });
  const args = { request, params: { token: "token" }, context } as unknown as ActionFunctionArgs;
  const answer = (await action(args)) as Response | { data: RespondAnswer; init: ResponseInit };
  const refused = "init" in answer;
  const status = refused ? answer.init.status : answer.status;
  const to = refused ? null : answer.headers.get("location");
  return { calls, revisions, seen, status, to, typed: refused ? answer.data.typed : null };
}

test("a form of the link's page does what it says, and nothing where it says nothing that is known [Q23]", async () => {
  expect(await send("take-back")).toMatchObject({
    calls: ["POST /api/respond/:token/take-back"],
    status: 303,
    to: "/respond/next?sent=take-back#sent",
  });
  expect((await send("take-back", { seen: "one" })).seen).toEqual(["one"]);
  expect(await send("take-back", {}, undefined, "withdrawn")).toMatchObject({
    to: "/respond/next?sent=send-again#sent",
  });
  for (const unknown of [undefined, "", "Take-Back", "erase"]) {
    expect(await send(unknown)).toMatchObject({ calls: [], status: 400 });
  }
});

test("a revision by link replaces no other revision than the one that it began from [R05] [R41]", async () => {
  const said = "What we need to know first: the height of the hall and the rigging points";
  const offer = { pricing: "single", quotedAmount: "12,500", responseMessage: said };
  const revise = (revision: string, refusal?: ApiError) =>
    send("revise", { ...offer, validUntil: "", attachments: "", revision }, refusal);
  expect((await revise("2")).revisions).toEqual([2]);
  // the contract refuses 0; null would replace any
  for (const none of ["0", "", "two"]) expect((await revise(none)).revisions).toEqual([0]);

  // after "It was revised after you looked at it" the quote as it is now is the one seen; otherwise the earlier one
  const refused = (status: number) => revise("2", new ApiError(status, "Refused"));
  expect((await refused(409)).typed).not.toHaveProperty("revision");
  expect((await refused(400)).typed).toMatchObject({ revision: "2", quotedAmount: "12,500" });
});
