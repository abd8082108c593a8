import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/** Files with texts for people: screens, mails, problems, summaries of the API, commands. Those of `postgres` are SQL. */
const hasTexts = /^(web|app-server|adapters\/(?!postgres\/)|domain|scripts)\//;
const isSource = /\.tsx?$/;
const comments = /^[ \t]*(?:\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/.*(?:\n[ \t]*\/\/.*)*)/gm;
/** Imports and keys, such as "too-many-favourites": no texts, and not worth a parse. */
const names = /^import\s[^;]*;|"(?!(?:some|no|any|every)body"|whoever")[^"A-Z\s][^"\s]*"/gm;
const isOther = /\.test\.|\.contract\.|\.css\.ts$|\/(e2e|bench|mutation|test)\//;

/** Words that are not plain American English, and phrases that only we would understand. */
const words = [
  "somebody|nobody|anybody|everybody|whoever|whatever comes",
  "anew|any more|(is|are) told|told at once|let (it|him|her|them)? ?go\\b|come again",
  "e-mails?|per cent",
  "favourites?|favourited|labour|tonnes?|colours?|centres?|licences?",
  "(recogni|organi|speciali)s(e|es|ed|ing|er|ers|ation|ations)",
  "cancelled|cancelling",
  "(free|take an?|have an?|took an?|all|no) seats?( taken)?|seats (taken|for)|tick(s|ed)?|(take|taken)( it)? back",
  "not said|stop asking|call(ed|ing)? off|(for|of) an earlier brief|stop counting on|off the site",
  "(required|nine) facts",
];
const unwanted = new RegExp(`\\b(${words.join("|")})\\b`, "i");
const unwantedAlone = new RegExp(`^(${words[0]})$`);

/** British spellings of words that are part of no name which a comment may quote. */
const british = [
  "(saniti|seriali|prioriti|speciali)s(e|es|ed|ing|er|ers|ation|ations)",
  "labelled|neighbour(s|ing)?|greys?|greyed|towards|catalogues?|behaviours?|colou(rs?|red)",
].join("|");
/** Comments say who does what; code may have British names, so only the first two lines of words count. */
const unwantedInComment = new RegExp(
  `\\b(${words[0]}|anew|any more|(is|are) told(?! apart)|let go|${british})\\b`,
  "i",
);
/** As in comments, and in pages that operators and developers read; addresses and keys there may have British names. */
const unwantedInPage = new RegExp(
  `\\b(${words[0]}|anew|any more|told at once|${words[2]}|labour|tonnes?|colours?|licences?|admin's room)\\b`,
  "i",
);
/** The name of a test: the text before its function. */
const testName = /"((?:[^"\\\n]|\\.)*)",\s*(?:\{[^}]*\},\s*)?(?:async\s*)?(?:\(|\w+\s*=>)/g;
const isTest = /\.(test|contract)\.tsx?$/;
/** A clause without a subject says neither what a thing is nor what it promises: "Whose offer it is". */
const clause = /^(What|Who|Whom|Whose|Whoever) [^?]*$/;

/** What visitors of a new site read in its samples. Names of places begin with a capital. */
const samples = "adapters/samples/facts";
const unwantedInSample = new RegExp(
  `\\b(${[
    "somebody|nobody|anybody|everybody|[Ww]hoever|e-mails?|per cent",
    "neighbours?|labour|behaviour|licences?|programmes?|theatres?|catalogues?|storeys?|tyres?",
    "colou(r|rs|red)|tonnes?|(kilo|centi|milli)?metres?|litres?|fibres?|aluminium|labelled",
    "(recogni|organi|speciali)s(e|es|ed|ing|er|ers|able|ation|ations)",
  ].join("|")})\\b`,
  "g",
);

/** The word of a status that stays as the specification spells it. */
const allowed = new Set(["Cancelled"]);

/** The tag of calls in /openapi.json, from which clients make names. */
const tag = "app-server/contract/favourites.ts: Favourites";

/** A head of a column in strangers' files, which we read. */
const heading = "domain/builder-profiles/builder-fields.ts: e-mail address";

const sources = ["web", "app-server", "adapters", "domain", "scripts"]
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`))
  .filter((path) => isSource.test(path))
  .map((path) => ({ path, source: readFileSync(path, "utf8") }));

test("texts for people are in plain American English", () => {
  const found = sources
    .filter(({ path }) => hasTexts.test(path) && !isOther.test(path))
    .filter(({ source }) => unwanted.test(source.replace(comments, "").replace(names, "")))
    .flatMap(({ path, source }) => textsIn(source).map((text) => `${path}: ${text}`));
  expect(found).toEqual([tag, heading]);
});

test("samples are in American English", () => {
  const found = readdirSync(samples)
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) =>
      Array.from(
        readFileSync(`${samples}/${name}`, "utf8").matchAll(unwantedInSample),
        ([word]) => `${name}: ${word}`,
      ),
    );
  expect(found).toEqual([]);
});

test("comments are in plain technical English", () => {
  const found = sources
    .filter(({ path }) => !path.includes("/migrations/"))
    .filter(({ path }) => path !== "scripts/plain-words.test.ts")
    .flatMap(({ path, source }) => commentsIn(source).map((comment) => `${path}: ${comment}`));
  expect(found).toEqual([]);
});

test("names of tests are in plain American English", () => {
  const found = sources
    .filter(({ path }) => isTest.test(path) && path !== "scripts/plain-words.test.ts")
    .flatMap(({ path, source }) =>
      Array.from(source.matchAll(testName), ([, name = ""]) => name)
        .filter((name) => unwantedInPage.test(name))
        .map((name) => `${path}: ${name}`),
    );
  expect(found).toEqual([]);
});

test("pages and configuration are in plain American English", () => {
  const inFolder = (folder: string) => readdirSync(folder).map((name) => `${folder}/${name}`);
  const found = [
    "README.md",
    "CHANGELOG.md",
    "domain/README.md",
    "Dockerfile",
    "docker-compose.yml",
    ...[...inFolder("docs"), ...inFolder("docs/decisions")].filter((path) => path.endsWith(".md")),
    ...inFolder("deploy"),
  ].flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .flatMap((line, at) => (unwantedInPage.test(line) ? [`${path}:${at + 1}: ${line}`] : [])),
  );
  expect(found).toEqual([]);
});

test("every kind of comment is looked at", () => {
  const source = `
    /** Whose offer it is. */
    const a = 1;
    /**
     * A builder who is
     * told of it.
     */
    const b = "nobody"; // fine
    // kept for
    // nobody
    // What if it fails?
    /** A state that is told apart by its name. */`;
  expect(commentsIn(source)).toEqual([
    "Whose offer it is.",
    "A builder who is told of it.",
    "kept for nobody What if it fails?",
  ]);
});

test("every kind of text is looked at", () => {
  const source = `
    // nobody reads a comment here
    const kind = "too-many-favourites";
    const a = "Nobody knows";
    const b = \`\${a} is told\`;
    const c = <p title="By e-mail">Whoever {a}</p>;
    const d = { label: "Cancelled" };
    const e = \`Ask \${a ?? "nobody"}\`;`;
  expect(textsIn(source)).toEqual(["Nobody knows", "… is told", "By e-mail", "Whoever", "nobody"]);
});

/** The unwanted ones among a file's comments, without those behind code on the same line. */
function commentsIn(source: string): string[] {
  return [...source.matchAll(comments)]
    .map(([comment]) => comment.replace(/\s*\n\s*(\*(?!\/)|\/\/)?\s*/g, " "))
    .map((line) => line.replace(/^\s*(\/\*\*?|\/\/)\s*|\s*\*\/$/g, ""))
    .filter((line) => unwantedInComment.test(line) || clause.test(line));
}

/**
 * The unwanted ones among a file's texts. One lower-case word may be a key, which may have a British name; it still names no
 * person as "nobody".
 */
function textsIn(source: string): string[] {
  const found: string[] = [];
  const take = (text: string) => {
    const line = text.replace(/\s+/g, " ").trim();
    const isKey = !/ |^[A-Z]/.test(line) || allowed.has(line);
    if ((isKey ? unwantedAlone : unwanted).test(line)) found.push(line);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) take(node.text);
    if (ts.isTemplateExpression(node)) {
      take(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)]
          .map(({ text }) => text)
          .join("…"),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("text.tsx", source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return found;
}
