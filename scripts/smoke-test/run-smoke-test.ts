import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "./client.ts";
import { expectStatus } from "./expect-status.ts";
import { newestMail, signIn } from "./sign-in.ts";

type Say = (line: string) => void;
type Quote = { id: string; status: string; assignedBuilders: string[]; version: number };

const form = {
  tradeShowName: "CES",
  eventDate: "2027-01-06",
  venue: "Las Vegas Convention Center",
  industry: "island",
  boothSize: "20x20",
  serviceType: "exhibit-stand-rental",
  budget: "35000-75000",
  features: ["meeting-room", "led-lighting"],
  additionalRequirements: "A quiet corner for demos",
  firstName: "Nora",
  lastName: "Lind",
  email: "nora.lind@example.com",
  phone: "+1 555 0100",
  company: "Lind Robotics",
};

/** A request with a quote that waits for the exhibitor's choice. */
export type Quoted = { email: string; id: string; responseId: string };

/**
 * Runs the main user story over the API of a running development server, from an anonymous visitor
 * to a completed request, with three people and real messages. Prints each step; throws at the
 * first that fails.
 */
export async function runSmokeTest(base: string, say: Say): Promise<void> {
  await chooseQuote(base, say, await getQuote(base, say));
}

/** Runs the first half of the story: a visitor asks, an admin assigns a builder, the builder quotes. */
export async function getQuote(base: string, say: Say): Promise<Quoted> {
  // a unique email address, so that the story can be repeated
  const email = `nora.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const visitor = createClient(base);
  const key = { "idempotency-key": crypto.randomUUID() };
  const asked = expectStatus(
    await visitor.send("POST", "/api/quote-requests", { ...form, email }, key),
    201,
  );
  const { id } = asked.body.quoteRequest as Quote;
  say(`A visitor asks for quotes: ${id}`);

  const again = await visitor.send("POST", "/api/quote-requests", { ...form, email }, key);
  const replayed = expectStatus(again, 201).body.quoteRequest as Quote;
  if (replayed.id !== id) throw new Error("Sent twice with one key, the request was made twice");
  say("Sent a second time with the same key, it is still the same request");

  expectStatus(await visitor.get(`/api/quote-requests/${id}`), 200);
  expectStatus(await createClient(base).get(`/api/quote-requests/${id}`), 404);
  say("The visitor can read it, a stranger cannot");

  const builder = await signIn(base, "builder@example.com");
  const me = expectStatus(await builder.get("/api/auth/user"), 200).body as {
    builder: { id: string };
  };
  expectStatus(await builder.get(`/api/quote-requests/${id}`), 404);
  say("The builder signs in, and does not see the request yet");

  const admin = await signIn(base, "admin@example.com");
  const list = expectStatus(await admin.get("/api/admin/quotes?status=pending"), 200);
  const pending = (list.body.quotes as Quote[]).find((quote) => quote.id === id);
  if (!pending) throw new Error("The admin does not see the request");
  const assignment = { builderIds: [me.builder.id], version: pending.version };
  const done = await admin.send("POST", `/api/admin/quotes/${id}/assign`, assignment);
  say(`The admin assigns the builder: ${expectStatus(done, 200).body.message}`);

  await newestMail(builder, "builder@example.com", /CES/);
  await waitFor(admin, id, "quotes_sent");
  say("The invitation is delivered: the request is quotes_sent");

  const offer = {
    quoteRequestId: id,
    quotedAmount: 48_500_00,
    estimatedTimeline: "8 weeks",
    responseMessage: "Island with a closed meeting room and a hanging sign.",
  };
  const made = expectStatus(await builder.send("POST", "/api/quote-responses", offer), 201);
  const response = made.body as { id: string; quotedAmount: number };
  expectStatus(await builder.send("POST", "/api/quote-responses", offer), 409);
  say(`The builder quotes ${response.quotedAmount / 100} dollars, and cannot quote twice`);
  return { email, id, responseId: response.id };
}

/** Runs the second half: the exhibitor accepts the quote, the admin closes the request. */
export async function chooseQuote(
  base: string,
  say: Say,
  { email, id, responseId }: Quoted,
): Promise<void> {
  const exhibitor = await signIn(base, email);
  const own = expectStatus(await exhibitor.get("/api/dashboard/quotes"), 200).body
    .quotes as Quote[];
  if (!own.some((quote) => quote.id === id)) throw new Error("The request was not claimed");
  say("The exhibitor signs in with the same address and finds the request");

  const builder = await signIn(base, "builder@example.com");
  expectStatus(await builder.send("POST", `/api/quote-responses/${responseId}/accept`), 404);
  expectStatus(await exhibitor.send("POST", `/api/quote-responses/${responseId}/accept`), 200);
  expectStatus(await exhibitor.send("POST", `/api/quote-responses/${responseId}/accept`), 409);
  await newestMail(builder, "builder@example.com", /accepted/i);
  say("The exhibitor accepts, once; the builder is emailed");

  const admin = await signIn(base, "admin@example.com");
  expectStatus(await admin.send("POST", `/api/admin/quotes/${id}/complete`), 200);
  await waitFor(admin, id, "completed");
  say("The admin closes the request as completed");
}

async function waitFor(admin: ReturnType<typeof createClient>, id: string, status: string) {
  let seen = "";
  for (let tries = 0; tries < 75; tries++) {
    const { body } = expectStatus(await admin.get(`/api/quote-requests/${id}`), 200);
    seen = (body as Quote).status;
    if (seen === status) return;
    await sleep(200);
  }
  throw new Error(`The request is ${seen}, not ${status}`);
}
