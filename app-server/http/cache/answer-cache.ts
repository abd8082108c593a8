import { LRUCache } from "lru-cache";
import { deepFreeze } from "../../../domain/shared/deep-freeze.ts";
import type { ContentKind, ContentVersions } from "../../../domain/site-map/ports.ts";
import { type AnyCallInput, type RunCall, toUrl } from "../../contract/api-client.ts";
import type { Address, CallRows } from "../../contract/call.ts";
import { createCallCoalescer } from "./coalesce-calls.ts";

type Answer = Awaited<ReturnType<RunCall>>;
type Stored = {
  /** Of the content that the answer is made of. */
  versions: string;
  madeAt: number;
  answer: Promise<Answer>;
};
type Runs = {
  /** Makes a call for who asks. */
  run: RunCall;
  /** Makes it for a visitor. */
  runForAll: RunCall;
  isVisitor: boolean;
};

/** A longer address is no list that people ask for again. */
const longestKey = 2_048;
/** Of an entry beside the text of its answer: versions, promise, headers and a place in a map. */
const entryBytes = 1_024;

/**
 * Caches what calls about public content answer to pages, while that content stays at its versions: a page that is rendered for
 * a member, or at an address that was not asked for before, shows lists that others show too. Answers are frozen, since pages
 * share them, and are made for a visitor, so none holds what only its first reader may see. Bounded by entries and bytes, LRU.
 */
export function createAnswerCache(
  rows: CallRows,
  readVersions: () => Promise<ContentVersions>,
  {
    isOff = false,
    maxEntries = 1_000,
    maxBytes = 16 * 1024 * 1024,
    freshMs = 30_000, // answers may depend on the hour too, and a page of them is cached for a minute more
    now = Date.now,
  } = {},
) {
  const answers = new LRUCache<string, Stored>({ max: maxEntries, maxSize: maxBytes });
  const shareVersions = createCallCoalescer<ContentVersions | null>();

  function store(key: string, stored: Stored, size: number) {
    // the library measures a value once
    answers.delete(key);
    answers.set(key, stored, { size: 2 * (size + key.length) + entryBytes });
  }

  async function make(key: string, versions: string, answering: Promise<Answer>): Promise<Answer> {
    const stored = { versions, madeAt: now(), answer: answering };
    store(key, stored, 0);
    const drop = () => {
      if (answers.peek(key) === stored) answers.delete(key);
    };
    try {
      const answer = await answering;
      // from a copy or from samples: while the database was away
      if (answer.headers.has("x-data-source")) drop();
      else {
        deepFreeze(answer.body);
        if (answers.peek(key) === stored) store(key, stored, JSON.stringify(answer.body).length);
      }
      return answer;
    } catch (error) {
      drop();
      throw error;
    }
  }

  async function answer(
    address: string,
    input: AnyCallInput,
    runs: Runs,
    versionsNow: () => Promise<ContentVersions | null>,
  ): Promise<Answer> {
    const { content, mayShowOwn } = rows[address as Address] ?? {};
    const isForAll = content && address.startsWith("GET ") && (runs.isVisitor || !mayShowOwn);
    const key = isForAll && !isOff ? `${address} ${toUrl(address, input)}` : "";
    const all = key && key.length <= longestKey ? await versionsNow() : null;
    if (!content || !all) return runs.run(address, input);
    const versions = versionsOf(content, all);
    const there = answers.get(key);
    const isFresh = there?.versions === versions && now() - there.madeAt < freshMs;
    if (!isFresh) return make(key, versions, runs.runForAll(address, input));
    // a call that another request began may have failed by that request's own bad luck
    return there.answer.catch(() => runs.run(address, input));
  }

  /** For the calls of one request. The versions are read once: with its first call, or before that for the page cache. */
  return (runs: Runs) => {
    let versions: Promise<ContentVersions | null> | undefined;
    const read = () => readVersions().catch(() => null);
    const versionsNow = () => {
      versions ??= shareVersions("", read);
      return versions;
    };
    const run: RunCall = (address, input) => answer(address, input, runs, versionsNow);
    return {
      run,
      /** For the page cache. */
      readVersions() {
        const reading = readVersions();
        versions = reading.catch(() => null);
        return reading;
      },
    };
  };
}

const versionsOf = (content: readonly ContentKind[], all: ContentVersions) =>
  content.map((kind) => all[kind]).join();
