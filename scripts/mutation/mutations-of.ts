import ts from "typescript";

/** A small change of a source's meaning: replaces the text from `start` to `end` by `text`. */
export type Mutation = { start: number; end: number; text: string };

const otherOperator: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: "!==",
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: "===",
  [ts.SyntaxKind.LessThanToken]: "<=",
  [ts.SyntaxKind.LessThanEqualsToken]: "<",
  [ts.SyntaxKind.GreaterThanToken]: ">=",
  [ts.SyntaxKind.GreaterThanEqualsToken]: ">",
  [ts.SyntaxKind.AmpersandAmpersandToken]: "||",
  [ts.SyntaxKind.BarBarToken]: "&&",
  [ts.SyntaxKind.QuestionQuestionToken]: "&&",
  [ts.SyntaxKind.PlusToken]: "-",
  [ts.SyntaxKind.MinusToken]: "+",
  [ts.SyntaxKind.AsteriskToken]: "/",
  [ts.SyntaxKind.SlashToken]: "*",
};

/**
 * All mutations of a source: other operators and literals, conditions that are never true, removed
 * calls. Types are left alone.
 */
export function mutationsOf(source: string): Mutation[] {
  const file = ts.createSourceFile("source.ts", source, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const replace = (node: ts.Node, text: string) =>
    found.push({ start: node.getStart(file), end: node.getEnd(), text });

  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      return;
    }
    if (ts.isBinaryExpression(node)) {
      const other = otherOperator[node.operatorToken.kind];
      if (other) replace(node.operatorToken, other);
    } else if (ts.isPrefixUnaryExpression(node)) {
      if (node.operator === ts.SyntaxKind.ExclamationToken) {
        replace(node, node.operand.getText(file));
      }
    } else if (ts.isStringLiteral(node)) {
      const isName = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
      if (node.text !== "" && !isName) replace(node, '""');
    } else if (ts.isNumericLiteral(node)) {
      replace(node, `(${node.text} + 1)`);
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) {
      replace(node, "false");
    } else if (node.kind === ts.SyntaxKind.FalseKeyword) {
      replace(node, "true");
    } else if (ts.isIfStatement(node)) {
      replace(node.expression, "false");
    } else if (ts.isConditionalExpression(node)) {
      replace(node.condition, "false");
    } else if (ts.isExpressionStatement(node)) {
      replace(node, ";");
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return found;
}
