import { uuidForm } from "../../../domain/shared/id.ts";
import { type ContentKind, contentKinds, type ShownKind } from "../../../domain/site-map/ports.ts";
import type { AnyCallInput, RunCall } from "../../contract/api-client.ts";
import type { Address, CallRow, CallRows } from "../../contract/call.ts";

type Answer = Awaited<ReturnType<RunCall>>;
type Hash = (text: string) => string;

/** A call made for a page. */
export type MadeCall = {
  address: string;
  input: AnyCallInput;
  /** The kinds of content that the answer depends on. */
  content: readonly ContentKind[];
  /** A hash of the answer; null when there was none. */
  answer: string | null;
  /**
   * The ids in the answer, if an edit of a project's words can only affect answers with that
   * project's id; null when it can affect any.
   */
  ids: string | null;
};

const anyId = new RegExp(uuidForm, "g");

/**
 * Runs calls and records them. `calls` lists them with hashes of their answers, which are computed
 * only then.
 */
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
      const row = rows[call.address as Address];
      const ids = answer && row?.shows?.includes("projects") ? idsIn(answer) : null;
      const content = contentOf(row) ?? contentKinds;
      return { ...call, content, answer: answer && hashOf(answer, hash), ids };
    });
  return { run: recorded, calls };
}

/** The kinds of content whose versions tell of a change of such records, pictures included. */
const versionsOf: Record<ShownKind, readonly ContentKind[]> = {
  builders: ["builders", "copies"],
  projects: ["projects", "copies"],
  articles: ["articles", "copies", "syncs"],
  shows: ["shows", "copies", "syncs"],
  promises: ["promises"],
};

/** The kinds of content that a call's answer depends on; undefined when its row doesn't say. */
export function contentOf(row: CallRow | undefined): readonly ContentKind[] | undefined {
  const { shows } = row ?? {};
  return shows && contentKinds.filter((kind) => shows.some((of) => versionsOf[of].includes(kind)));
}

/**
 * Makes the calls again and returns whether all answers are unchanged: then the page is unchanged,
 * too.
 */
export async function areAnsweredAsBefore(
  calls: readonly MadeCall[],
  run: RunCall,
  hash: Hash,
): Promise<boolean> {
  if (!calls.every(({ address }) => address.startsWith("GET "))) return false;
  const isAsBefore = async ({ address, input, answer }: MadeCall) =>
    hashOf(await run(address, input), hash) === answer;
  return (await Promise.all(calls.map(isAsBefore))).every(Boolean);
}

/** An answer as one text, headers included. */
export const textOf = once((answer) => JSON.stringify([answer.body, [...answer.headers]]));

/** All ids in an answer, joined: substrings would keep the whole text in memory. */
export const idsIn = once((answer) => (textOf(answer).match(anyId) ?? []).join());

const hashOf = once((answer, hash: Hash) => hash(textOf(answer)));

/**
 * Memoizes a function of an answer, because many pages share answers. A result is kept as long as
 * its answer.
 */
function once<More extends unknown[]>(read: (answer: Answer, ...more: More) => string) {
  const known = new WeakMap<Answer, string>();
  return (answer: Answer, ...more: More): string => {
    const before = known.get(answer);
    if (before !== undefined) return before;
    const now = read(answer, ...more);
    known.set(answer, now);
    return now;
  };
}
