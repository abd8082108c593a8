import ts from "typescript";
import { sourceFiles } from "./source-files.ts";

/** Finds every place under `baseDir` with a packed line, or with a name of only underscores. */
export function findPackedLines(layers: readonly string[], baseDir: string): string[] {
  return sourceFiles(layers, baseDir).flatMap(({ path, text }) => packedLinesIn(path, text));
}

/**
 * The places in a file's text where a literal is spread only to pack a line, such as `domain/a.ts:3
 * spreads a literal` or `domain/a.ts:4 names nothing`.
 */
export function packedLinesIn(path: string, text: string): string[] {
  if (!/\.\.\.\s*[({[]|\b__/.test(text)) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const found: string[] = [];
  const note = (node: ts.Node, words: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push(`${path}:${line + 1} ${words}`);
  };
  function look(node: ts.Node) {
    if (ts.isIdentifier(node) && /^__+$/.test(node.text)) note(node, "names nothing");
    const isSpread = ts.isSpreadAssignment(node) || ts.isSpreadElement(node);
    const literal = isSpread ? bareOf(node.expression) : null;
    if (literal && literal.kind === literalOf(node)) note(node, "spreads a literal");
    ts.forEachChild(node, look);
  }
  look(file);
  return found;
}

const literalOf = (node: ts.Node) =>
  ts.isSpreadAssignment(node)
    ? ts.SyntaxKind.ObjectLiteralExpression
    : ts.SyntaxKind.ArrayLiteralExpression;

/** An expression without its parentheses and `as const`. */
function bareOf(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) || ts.isAsExpression(node)
    ? bareOf(node.expression)
    : node;
}
