/**
 * A text with plain characters. `starts` and `ends` map each of its positions to the original text;
 * null: same positions.
 */
export type PlainSpelling = { plain: string; starts: number[] | null; ends: number[] | null };

const alike: Record<string, string> = {
  "\u3002": ".",
  "\u00b7": ".",
  "\u2022": ".",
  "\u2219": ".",
};
/**
 * Digits without a normalization: 1 to 10 from each of these code points on; from the last one, 11
 * to 20.
 */
const circledFromOne = [0x2776, 0x2780, 0x278a, 0x24f5];
const circledFromEleven = 0x24eb;
/** Letters without a normalization: A to Z from each of these code points on. */
const boxedFromA = [0x1f150, 0x1f170, 0x1f1e6];
const hanDigits = [
  "〇零",
  "一壹",
  "二贰貳两",
  "三叁參",
  "四肆",
  "五伍",
  "六陆陸",
  "七柒",
  "八捌",
  "九玖",
];
const endings = "com|net|org|biz|io|co|eu|uk|de|fr|nl|ca";
/** Further endings that only count after a written "dot". */
const longEndings =
  "info|app|dev|tv|site|online|events?|expo|design|studio|agency|works?|show|live|page|link|example";
const dots = "dot|punkt|point|punto|ponto|period";
/** Words before "at" and an address that aren't part of the address. */
const beforeAt =
  "us|me|them|you|it|is|are|be|here|more|look|find|see|visit|meet|found|shown|available|details|plans?|booth|stand|site|website|page|online";

const rewrites: readonly [odd: RegExp, plain: (found: string) => string][] = [
  // single letters separated by spaces
  [/(?<!\S)\p{L}(?:\s\p{L}(?!\S)){2,}/gu, (found) => found.replace(/\s/g, "")],
  [/\s{0,4}[([{<]\s{0,4}(?:@|at|ät|arroba)\s{0,4}[)\]}>]\s{0,4}/gi, () => "@"],
  [
    /\s{0,4}[([{<]\s{0,4}(?:[.,]|dot|punkt|point|punto|ponto)\s{0,4}[)\]}>]\s{0,4}(?=\p{L})/giu,
    () => ".",
  ],
  [/\s{0,4}([-_|*"'/~=])(?:at|ät|arroba)\1\s{0,4}/gi, () => "@"],
  [/\s{0,4}([-_|*"'/~=])(?:dot|punkt|point|punto|ponto)\1\s{0,4}/gi, () => "."],
  [
    new RegExp(
      `\\s{1,4}(?:(?:${dots})\\s{1,4}(?=(?:${endings})\\b)|dot\\s{1,4}(?=(?:${longEndings})\\b))`,
      "gi",
    ),
    () => ".",
  ],
  // labels before it: mail dot acme.com
  [/(?<=[\p{L}\p{N}])\s{1,4}dot\s{1,4}(?=[\p{L}\p{N}-]+\.\p{L})/giu, () => "."],
  [new RegExp(`(?<=@\\s?[\\p{L}\\p{N}.-]{1,63}),(?=(?:${endings})\\b)`, "gu"), () => "."],
  // single characters separated by spaces, among them a letter or a sign of an address
  [
    /(?<!\S)[^\s](?:\s{1,2}[^\s](?!\S)){3,}/g,
    (found) => (/[\p{L}@]/u.test(found) ? found.replace(/\s/g, "") : found),
  ],
  [new RegExp(`(?<=[\\p{L}\\p{N}])\\s{1,3}\\.\\s{0,3}(?=(?:${endings})\\b)`, "gu"), () => "."],
  [/(?<=[\p{L}\p{N}])\.\s{1,3}(?=(?:com|net|org)\b)/gu, () => "."],
  [
    new RegExp(
      `(?<=[\\p{L}\\p{N}])(?<!(?<![\\p{L}\\p{N}])(?:${beforeAt}))\\s{1,4}(?:at|ät|arroba|chez|bei)\\s{1,4}(?=(?:[\\p{L}\\p{N}-]+\\.)+(?:${endings}|${longEndings})(?![\\p{L}\\p{N}_/-]))`,
      "giu",
    ),
    () => "@",
  ],
  // an area code in other brackets
  [/[[{<]\s?\d{1,5}\s?[\]}>](?=[\s.\-/]{0,3}\d)/g, (found) => `(${found.slice(1, -1)})`],
  // the letter O within a number
  [/(?<![\p{L}\p{N}])[\doO]*\d[\doO]*(?![\p{L}\p{N}])/gu, (found) => found.replace(/o/gi, "0")],
  [/(?<=(?<!\d)\d[\s.\-_]{1,3})[oO](?=[\s.\-_]{1,3}[\doO](?![\p{L}\p{N}]))/gu, () => "0"],
];

/**
 * Spells a text with plain signs, dashes and digits, without invisible characters and without
 * spaces between single letters.
 */
export function plainSpelling(text: string): PlainSpelling {
  let spelled: PlainSpelling = { plain: text, starts: null, ends: null };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII
  if (!/^[\u0000-\u007f]*$/.test(text)) {
    spelled = rewrite(spelled, /[^\0-\x7f]/gu, plainCharacter);
  }
  for (const [odd, plain] of rewrites) spelled = rewrite(spelled, odd, plain);
  return spelled;
}

function plainCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (/\p{DI}|\p{Me}/u.test(character)) return "";
  if (/\p{Pd}/u.test(character)) return "-";
  const known = alike[character];
  if (known) return known;
  const circled = circledFromOne.find((first) => code >= first && code < first + 10);
  if (circled) return String(code - circled + 1);
  if (code >= circledFromEleven && code < circledFromEleven + 10) {
    return String(code - circledFromEleven + 11);
  }
  if (code === 0x24ff) return "0";
  const boxed = boxedFromA.find((first) => code >= first && code < first + 26);
  if (boxed) return String.fromCodePoint(0x41 + code - boxed);
  // "digit with comma" characters are digits
  if (code >= 0x1f100 && code <= 0x1f10a) {
    return String(Math.max(0, code - 0x1f101));
  }
  const han = hanDigits.findIndex((digits) => digits.includes(character));
  if (han >= 0) return String(han);
  const normal = character.normalize("NFKC");
  if (/^[\u0021-\u007e]+$/.test(normal)) {
    return /^\(\d+\)$/.test(normal) ? normal.slice(1, -1) : normal;
  }
  return /\p{Nd}/u.test(character) ? "7" : character;
}

/** Replaces each match of `odd` by `plain` and keeps the position maps. */
function rewrite(
  { plain: before, starts, ends }: PlainSpelling,
  odd: RegExp,
  plain: (found: string) => string,
): PlainSpelling {
  const rewritten = { plain: "", starts: [] as number[], ends: [] as number[] };
  let end = 0;
  let hasChanged = false;
  function add(text: string, from: number, to: number) {
    const isSame = text.length === to - from;
    for (let at = 0; at < text.length; at++) {
      const first = isSame ? from + at : from;
      const last = isSame ? first : to - 1;
      rewritten.starts.push(starts?.[first] ?? first);
      rewritten.ends.push(ends?.[last] ?? last + 1);
    }
    rewritten.plain += text;
  }
  for (const { 0: found, index } of before.matchAll(odd)) {
    const written = plain(found);
    if (written === found) continue;
    hasChanged = true;
    add(before.slice(end, index), end, index);
    add(written, index, index + found.length);
    end = index + found.length;
  }
  if (!hasChanged) return { plain: before, starts, ends };
  add(before.slice(end), end, before.length);
  return rewritten;
}
