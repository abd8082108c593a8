import { readdirSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";

type Node = { type: string; start: number; end: number; [key: string]: unknown };
/** `?`: sometimes nothing, or another kind of node. `other`: what the source doesn't tell. */
type Kind = "text" | "text?" | "element" | "element?" | "other";

/** Names of values that are always elements. */
const elements = /^(question|missing)$/;
/** Components that never have a text as a child. */
const takesElements = /\/(fieldset|respond-forms|question-form)\.tsx$/;

const nothing = (node: Node) =>
  (node.type === "Literal" && (node.value === null || typeof node.value === "boolean")) ||
  (node.type === "Identifier" && node.name === "undefined");

/** The kind of a child of an element; null for nothing. */
function kindOf(node: Node): Kind | null {
  switch (node.type) {
    case "JSXText": {
      const text = String(node.value);
      return text.trim() === "" && text.includes("\n") ? null : "text";
    }
    case "JSXExpressionContainer":
      return kindOf(node.expression as Node);
    case "JSXEmptyExpression":
      return null;
    case "JSXElement":
      return "element";
    case "JSXFragment": {
      const kinds = (node.children as Node[]).map(kindOf).filter((kind) => kind !== null);
      return kinds.find((kind) => kind.startsWith("text")) ? "text" : "element";
    }
    case "TemplateLiteral":
      return "text";
    case "Literal":
      // an empty text is no node
      return nothing(node) || node.value === "" ? null : "text";
    case "LogicalExpression": {
      const right = kindOf(node.right as Node);
      if (node.operator !== "&&") return right === "text" ? "other" : right;
      return right === "text" || right === "text?" ? "text?" : "element?";
    }
    case "ConditionalExpression": {
      const sides = [node.consequent, node.alternate].map((side) => kindOf(side as Node));
      if (sides.every((side) => side === "text")) return "text";
      return sides.some((side) => side?.startsWith("text")) ? "text?" : "element?";
    }
    case "TSNonNullExpression":
    case "TSAsExpression":
    case "ParenthesizedExpression":
      return kindOf(node.expression as Node);
    case "CallExpression": {
      const callee = node.callee as Node;
      const name = String((callee.property as Node | undefined)?.name ?? callee.name);
      if (/^(flatMap|map)$/.test(name)) return "element?";
      // of a part of the same file
      if (/^(chosen|typed|show|row|title)$/.test(name)) return "element?";
      return /(Text|Words|Name|Range|Label)$|^(format|join|toUpperCase|replace|words)/.test(name)
        ? "text"
        : "other";
    }
    case "BinaryExpression":
      return "text";
    case "Identifier":
      return elements.test(String(node.name)) ? "element?" : "other";
    case "MemberExpression":
      return elements.test(String((node.property as Node).name)) ? "element?" : "other";
    default:
      return "other";
  }
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (typeof each?.type === "string") walk(each, visit);
    }
  }
}

const isText = (kind: Kind) => kind.startsWith("text") || kind === "other";

/** Lines at which a translated page breaks: React would look for a text where its translation stands. */
function bareTexts(path: string): string[] {
  const source = readFileSync(path, "utf8");
  const found: string[] = [];
  walk(parseSync(path, source).program as unknown as Node, (node) => {
    if (node.type !== "JSXElement" && node.type !== "JSXFragment") return;
    const at = (why: string, child: Node) => {
      const line = source.slice(0, child.start).split("\n").length;
      found.push(
        `${path}:${line} ${why}: ${source.slice(child.start, child.end).trim().replace(/\s+/g, " ").slice(0, 60)}`,
      );
    };
    const children = (node.children as Node[])
      .map((child) => ({ child, kind: kindOf(child) }))
      .filter((each): each is { child: Node; kind: Kind } => each.kind !== null);
    if (node.type === "JSXFragment") {
      for (const { child, kind } of children) if (kind.startsWith("text")) at("fragment", child);
    }
    if (children.length < 2) return;
    children.forEach(({ child, kind }, index) => {
      if (kind === "text?") at("conditional text", child);
      const next = children[index + 1];
      const isBeside = next && isText(next.kind) && !takesElements.test(path);
      if (kind === "element?" && isBeside) at("before a text", child);
    });
  });
  return found;
}

test("no text beside a part that comes and goes: a translated page goes on working [X01]", () => {
  const found = readdirSync("web", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx$/.test(name) && !/\.test\.|\.react-router/.test(name))
    .flatMap((name) => bareTexts(`web/${name}`));
  expect(found).toEqual([]);
});
