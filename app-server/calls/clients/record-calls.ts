import { uuidForm } from "../../../domain/shared/id.ts";
import { type ContentKind, contentKinds } from "../../../domain/site-map/ports.ts";
import type { AnyCallInput, RunCall } from "../../contract/api-client.ts";
import type { Address, CallRows } from "../../contract/call.ts";

type Answer = Awaited<ReturnType<RunCall>>;
type Hash = (text: string) => string;

/** A call that was made for a page. */
export type MadeCall = {
  address: string;
  input: AnyCallInput;
  /** The kinds of content that its answer is made of. */
  content: readonly ContentKind[];
  /** A hash of its answer; null when there was none. */
  answer: string | null;
  /** The ids in its answer, where an edit of a project's words shows in no other; null: it may show anywhere. */
  ids: string | null;
};

const anyId = new RegExp(uuidForm, "g");

/** Makes calls and notes them. `calls` lists them with hashes of their answers, which cost something only then. */
export function recordCalls(run: RunCall, rows: CallRows, hash: Hash) {
  const made: { address: string; input: AnyCallInput; answer: Answer | null }[] = [];
  const recorded: RunCall = async (address, input) => {
    const call: (typeof made)[number] = { address, input, answer: null };
    made.push(call);
    call.answer = await run(address, input);
    return call.answer;
  };
  const calls = (): MadeCall[] =>
    made.map(({ answer, ...call }) => {
      const { content = contentKinds, namesProjects } = rows[call.address as Address] ?? {};
      const text = answer && textOf(answer);
      // joined: parts of a text would keep all of it in memory
      const ids = text && namesProjects ? (text.match(anyId) ?? []).join() : null;
      return { ...call, content, answer: text && hash(text), ids };
    });
  return { run: recorded, calls };
}

/**
 * Makes calls, each answered with what the same call was answered `ahead` where there is such an answer: a page that is made again
 * because a call is answered otherwise does not make that call twice.
 */
export function reuseAnswers(run: RunCall) {
  const ready = new Map<string, Promise<Answer>>();
  const ahead: RunCall = (address, input) => {
    const key = keyOf(address, input);
    const answer = run(address, input);
    ready.set(key, answer);
    answer.catch(() => ready.delete(key));
    return answer;
  };
  const reused: RunCall = (address, input) => {
    const key = ready.size > 0 ? keyOf(address, input) : "";
    const answer = ready.get(key);
    if (!answer) return run(address, input);
    // the page may change what it got
    ready.delete(key);
    return answer;
  };
  return { ahead, run: reused };
}

function keyOf(address: string, { query, ...input }: AnyCallInput): string {
  const asked = query instanceof URLSearchParams ? query.toString() : query;
  return JSON.stringify([address, asked, input]);
}

/** Makes calls again and says whether each is answered as it was: a page of the same answers is the same page. */
export async function areAnsweredAsBefore(
  calls: readonly MadeCall[],
  run: RunCall,
  hash: Hash,
): Promise<boolean> {
  if (!calls.every(({ address }) => address.startsWith("GET "))) return false;
  const isAsBefore = async ({ address, input, answer }: MadeCall) =>
    hash(textOf(await run(address, input))) === answer;
  return (await Promise.all(calls.map(isAsBefore))).every(Boolean);
}

function textOf({ body, headers }: Answer): string {
  return JSON.stringify([body, [...headers]]);
}
