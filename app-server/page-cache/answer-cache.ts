import { LRUCache } from "lru-cache";
import { deepFreeze } from "../../domain/shared/deep-freeze.ts";
import type { ContentKind, ContentVersions } from "../../domain/site-map/ports.ts";
import { type AnyCallInput, type RunCall, toUrl } from "../contract/api-client.ts";
import type { Address, CallRows } from "../contract/call.ts";
import { createCallCoalescer } from "../services/coalesce-calls.ts";
import { idsIn, kindsOf, textOf } from "./record-calls.ts";
import type { UntouchedCheck } from "./untouched-check.ts";

type Answer = Awaited<ReturnType<RunCall>>;
type Stored = {
  /** Versions of the content that the answer is based on. */
  versions: ContentVersions;
  madeAt: number;
  answer: Promise<Answer>;
  /**
   * The ids in the answer, if an edit of a project's words can only affect answers with that
   * project's id; null when unknown, or when it can affect any.
   */
  ids: string | null;
};
type Content = readonly ContentKind[];
export type Runs = {
  /** Makes a call for the caller. */
  run: RunCall;
  /** Makes a call as a visitor. */
  runForAll: RunCall;
  isVisitor: boolean;
};

/** Maximum length of a cached URL: a longer one is unlikely to be requested again. */
const longestKey = 2_048;
/**
 * Memory per entry in bytes besides the answer's text: versions, promise, headers, and its place in
 * the map.
 */
const entryBytes = 1_024;

/**
 * Caches answers of calls about public content for pages, until that content changes: pages that
 * aren't in the page cache themselves, such as a member's, often show the same lists. Answers are
 * frozen, because pages share them, and made as a visitor, so that none contains private data.
 * Bounded by entries and bytes, LRU.
 */
export function createAnswerCache(
  rows: CallRows,
  readVersions: () => Promise<ContentVersions>,
  /** Reads the site's clock, in milliseconds. */
  now: () => number,
  {
    isOff = false,
    areUntouched = (async () => false) as UntouchedCheck,
    maxEntries = 1_000,
    maxBytes = 16 * 1024 * 1024,
    freshMs = 30_000, // answers may also depend on the hour, and a page with them is cached for another minute
  } = {},
) {
  const answers = new LRUCache<string, Stored>({ max: maxEntries, maxSize: maxBytes });
  const shareVersions = createCallCoalescer<ContentVersions | null>();

  function store(key: string, stored: Stored, size: number) {
    // delete first: the library measures a value only once
    answers.delete(key);
    answers.set(key, stored, { size: 2 * (size + key.length) + entryBytes });
  }

  async function make(
    key: string,
    versions: ContentVersions,
    namesProjects: boolean,
    answering: Promise<Answer>,
  ): Promise<Answer> {
    const stored: Stored = { versions, madeAt: now(), answer: answering, ids: null };
    store(key, stored, 0);
    const drop = () => {
      if (answers.peek(key) === stored) answers.delete(key);
    };
    try {
      const answer = await answering;
      // the answer is a copy or samples, because the database was down
      if (answer.headers.has("x-data-source")) drop();
      else {
        deepFreeze(answer.body);
        if (namesProjects) stored.ids = idsIn(answer);
        if (answers.peek(key) === stored) store(key, stored, textOf(answer).length);
      }
      return answer;
    } catch (error) {
      drop();
      throw error;
    }
  }

  const isFresh = ({ madeAt }: Stored) => now() - madeAt < freshMs;
  const isAsOf = (stored: Stored, content: Content, versions: ContentVersions) =>
    isFresh(stored) && content.every((kind) => stored.versions[kind] === versions[kind]);

  /**
   * If the answer contains none of the projects edited since, marks it as based on these versions.
   */
  async function keepUntouched(stored: Stored, content: Content, versions: ContentVersions) {
    const { versions: of, ids } = stored;
    if (await areUntouched([{ content, ids }], of, versions)) stored.versions = versions;
  }

  async function answer(
    address: string,
    input: AnyCallInput,
    runs: Runs,
    versionsNow: () => Promise<ContentVersions | null>,
  ): Promise<Answer> {
    const row = rows[address as Address];
    const content = kindsOf(row);
    const mayShowOwn = row?.shows?.some((kind) => kind === "projects" || kind === "builders");
    const isForAll = content && address.startsWith("GET ") && (runs.isVisitor || !mayShowOwn);
    const key = isForAll && !isOff ? `${address} ${toUrl(address, input)}` : "";
    const versions = key && key.length <= longestKey ? await versionsNow() : null;
    if (!content || !versions) return runs.run(address, input);
    const before = answers.get(key);
    if (before && isFresh(before) && !isAsOf(before, content, versions))
      await keepUntouched(before, content, versions);
    // another request may have started it meanwhile
    const there = answers.peek(key);
    if (!there || !isAsOf(there, content, versions))
      return make(
        key,
        versions,
        row?.shows?.includes("projects") ?? false,
        runs.runForAll(address, input),
      );
    // a call started by another request may have failed for a reason of that request only
    return there.answer.catch(() => runs.run(address, input));
  }

  /** The calls of one request, for which the versions are read once. */
  return (runs: Runs) => {
    let versions: Promise<ContentVersions | null> | undefined;
    const versionsNow = () => {
      versions ??= shareVersions("", () => readVersions().catch(() => null));
      return versions;
    };
    const run: RunCall = (address, input) => answer(address, input, runs, versionsNow);
    return {
      run,
      /**
       * Uses versions that were already read for this request; null means that they can't be read.
       */
      useVersions(read: ContentVersions | null) {
        versions = Promise.resolve(read);
      },
    };
  };
}
