import { type ActionFunctionArgs, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Api } from "../../app-server/contract/api-client.ts";
import { apiContext } from "../context.ts";
import { action } from "./respond-page.action.ts";

/** Sends the form; the calls that it made, and the answer's status. */
async function send(act?: string) {
  const calls: string[] = [];
  const call = async (name: string) => {
    calls.push(name);
    return { message: "", token: "next" };
  };
  const context = new RouterContextProvider();
  context.set(apiContext, { call } as unknown as Api);
  const body = new URLSearchParams(act === undefined ? {} : { act });
  const request = new Request("https://boothwright.example/respond/token", {
    method: "POST",
    body,
  });
  const args = { request, params: { token: "token" }, context } as unknown as ActionFunctionArgs;
  const answer = (await action(args)) as Response | { init: ResponseInit };
  return { calls, status: "init" in answer ? answer.init.status : answer.status };
}

test("a form of the link's page does what it says, and nothing where it says nothing that is known [Q23]", async () => {
  expect(await send("take-back")).toEqual({
    calls: ["POST /api/respond/:token/take-back"],
    status: 303,
  });
  for (const unknown of [undefined, "", "Take-Back", "erase"]) {
    expect(await send(unknown)).toEqual({ calls: [], status: 400 });
  }
});
