import { LRUCache } from "lru-cache";
import { deepFreeze } from "../../../domain/shared/deep-freeze.ts";
import type { ContentKind, ContentVersions } from "../../../domain/site-map/ports.ts";
import { contentFor, idsIn, textOf } from "../../calls/clients/record-calls.ts";
import { type AnyCallInput, type RunCall, toUrl } from "../../contract/api-client.ts";
import type { Address, CallRows } from "../../contract/call.ts";
import { createCallCoalescer } from "./coalesce-calls.ts";
import type { UntouchedCheck } from "./untouched-check.ts";

type Answer = Awaited<ReturnType<RunCall>>;
type Stored = {
  /** Of the content as of which the answer is right. */
  versions: ContentVersions;
  madeAt: number;
  answer: Promise<Answer>;
  /** The ids in the answer, where an edit of a project's words shows in no other; null: not known, or it may show anywhere. */
  ids: string | null;
};
type Content = readonly ContentKind[];
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
  /** Reads the site's clock, in milliseconds. */
  now: () => number,
  {
    isOff = false,
    areUntouched = (async () => false) as UntouchedCheck,
    maxEntries = 1_000,
    maxBytes = 16 * 1024 * 1024,
    freshMs = 30_000, // answers may depend on the hour too, and a page of them is cached for a minute more
  } = {},
) {
  const answers = new LRUCache<string, Stored>({ max: maxEntries, maxSize: maxBytes });
  const shareVersions = createCallCoalescer<ContentVersions | null>();

  function store(key: string, stored: Stored, size: number) {
    // the library measures a value once
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
      // from a copy or from samples: while the database was away
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

  /** Has an answer that names none of the projects edited since be one as of these versions. */
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
    const { mayShowOwn, namesProjects = false } = row ?? {};
    const content = contentFor(row, input);
    const isForAll = content && address.startsWith("GET ") && (runs.isVisitor || !mayShowOwn);
    const key = isForAll && !isOff ? `${address} ${toUrl(address, input)}` : "";
    const versions = key && key.length <= longestKey ? await versionsNow() : null;
    if (!content || !versions) return runs.run(address, input);
    const before = answers.get(key);
    if (before && isFresh(before) && !isAsOf(before, content, versions))
      await keepUntouched(before, content, versions);
    // another request may have begun it meanwhile
    const there = answers.peek(key);
    if (!there || !isAsOf(there, content, versions))
      return make(key, versions, namesProjects, runs.runForAll(address, input));
    // a call that another request began may have failed by that request's own bad luck
    return there.answer.catch(() => runs.run(address, input));
  }

  /** For the calls of one request, whose versions are read once. */
  return (runs: Runs) => {
    let versions: Promise<ContentVersions | null> | undefined;
    const versionsNow = () => {
      versions ??= shareVersions("", () => readVersions().catch(() => null));
      return versions;
    };
    const run: RunCall = (address, input) => answer(address, input, runs, versionsNow);
    return {
      run,
      /** Takes versions that were read for this request; null: they can't be read. */
      useVersions(read: ContentVersions | null) {
        versions = Promise.resolve(read);
      },
    };
  };
}
