import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/** Where the texts stand that people read: screens, mails, problems, summaries of the API, commands. */
const folders = ["web", "app-server", "adapters/mail", "domain", "scripts"];
const isText = /\.tsx?$/;
const commentLines = /^\s*(\/\/|\/?\*).*$/gm;
const isOther = /\.test\.|\.contract\.|\.css\.ts$|\/(e2e|bench|mutation|test)\//;

/** Words that are not plain American English, and phrases that only we would understand. */
const words = [
  "somebody|nobody|anybody|everybody|whoever|whatever comes",
  "anew|any more|(is|are) told|told at once|let (it|him|her|them)? ?go\\b|come again",
  "e-mails?|per cent",
  "favourites?|favourited|labour|tonnes?|colours?|centres?|licences?",
  "(recogni|organi|speciali)s(e|es|ed|ing|er|ers|ation|ations)",
  "cancelled|cancelling",
];
const unwanted = new RegExp(`\\b(${words.join("|")})\\b`, "i");

/** The word of a status that stays as the specification spells it. */
const allowed = new Set(["Cancelled"]);

/** The tag of calls in /openapi.json, from which clients make names. */
const tag = "app-server/contract/favourites.ts: Favourites";

test("texts for people are in plain American English", () => {
  const found = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`),
    )
    .filter((path) => isText.test(path) && !isOther.test(path))
    .flatMap((path) => {
      const source = readFileSync(path, "utf8");
      return unwanted.test(source.replace(commentLines, ""))
        ? textsIn(source).map((text) => `${path}: ${text}`)
        : [];
    });
  expect(found).toEqual([tag]);
});

test("every kind of text is looked at", () => {
  const source = `
    // nobody reads a comment
    const kind = "too-many-favourites";
    const a = "Nobody knows";
    const b = \`\${a} is told\`;
    const c = <p title="By e-mail">Whoever {a}</p>;
    const d = { label: "Cancelled" };`;
  expect(textsIn(source)).toEqual(["Nobody knows", "… is told", "By e-mail", "Whoever"]);
});

/** The unwanted ones among a file's texts. A text has a space or begins with a capital; else it is a key. */
function textsIn(source: string): string[] {
  const found: string[] = [];
  const take = (text: string) => {
    const line = text.replace(/\s+/g, " ").trim();
    if (!/ |^[A-Z]/.test(line) || allowed.has(line)) return;
    if (unwanted.test(line)) found.push(line);
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
