import { uuidForm } from "../../domain/shared/id.ts";
import { type ContentKind, contentKinds, type ShownKind } from "../../domain/site-map/ports.ts";
import type { RunCall } from "../contract/api-client.ts";
import type { Address, CallRow, CallRows } from "../contract/call.ts";

type Answer = Awaited<ReturnType<RunCall>>;
/** A call made for a page. */
export type MadeCall = {
  /** The kinds of content that the answer depends on. */
  content: readonly ContentKind[];
  /**
   * The ids in the answer, if an edit of a project's words can only affect answers with that
   * project's id; null when it can affect any.
   */
  ids: string | null;
};

const anyId = new RegExp(uuidForm, "g");

/** Runs calls and records what their answers show. */
export function recordCalls(run: RunCall, rows: CallRows) {
  const made: { address: string; answer: Answer | null }[] = [];
  const recorded: RunCall = async (address, input) => {
    const call: (typeof made)[number] = { address, answer: null };
    made.push(call);
    call.answer = await run(address, input);
    return call.answer;
  };
  const calls = (): MadeCall[] =>
    made.map(({ address, answer }) => {
      const row = rows[address as Address];
      const ids = answer && row?.shows?.includes("projects") ? idsIn(answer) : null;
      return { content: kindsOf(row) ?? contentKinds, ids };
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
  commission: ["commission"],
};

/** The kinds of content that a call's answer depends on; undefined when its row doesn't say. */
export function kindsOf(row: CallRow | undefined): readonly ContentKind[] | undefined {
  const { shows } = row ?? {};
  return shows && contentKinds.filter((kind) => shows.some((of) => versionsOf[of].includes(kind)));
}

/** An answer as one text, headers included. */
export const textOf = once((answer) => JSON.stringify([answer.body, [...answer.headers]]));

/** All ids in an answer, joined: substrings would keep the whole text in memory. */
export const idsIn = once((answer) => (textOf(answer).match(anyId) ?? []).join());

/** Computes a text of an answer once, since many pages share an answer, and drops it with the answer. */
function once(read: (answer: Answer) => string) {
  const known = new WeakMap<Answer, string>();
  return (answer: Answer): string => {
    const before = known.get(answer);
    if (before !== undefined) return before;
    const now = read(answer);
    known.set(answer, now);
    return now;
  };
}
