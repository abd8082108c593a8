import { seededRandom } from "../../../domain/shared/seeded-random.ts";
import { latinFirst } from "../../../domain/shared/text/name-parts.ts";
import { grid, grounds, inks, letters, sheet } from "./monogram.css.ts";

const noLetters = /[^\p{L}\p{N}\s]+/gu;
const tones = ["accent", "info", "positive", "caution"] as const;

/** A drawn mark for builders without a logo: initials between two walls. Decorative. */
export function Monogram({ name }: { name: string }) {
  const random = seededRandom(name);
  const tone = tones[Math.floor(random() * tones.length)] ?? "accent";
  const isMirrored = random() < 0.5;
  const initials = initialsOf(latinFirst(name));
  return (
    <svg viewBox="0 0 64 64" className={sheet} aria-hidden="true">
      <rect width="64" height="64" className={grounds[tone]} />
      <path d="M0 16H64M0 32H64M0 48H64M16 0V64M32 0V64M48 0V64" className={grid} />
      <path
        d="M7 57V7H57"
        fill="none"
        strokeWidth="3"
        className={inks[tone]}
        style={{ fill: "none" }}
        transform={isMirrored ? "matrix(-1 0 0 1 64 0)" : undefined}
      />
      <text
        x={isMirrored ? 29 : 35}
        y="36"
        fontSize={[...initials].length > 1 ? 22 : 30}
        className={`${letters} ${inks[tone]}`}
        strokeWidth="0"
      >
        {initials}
      </text>
    </svg>
  );
}

/** One or two initials of a name in any script: "Redwood & Pike Exhibits" is RP, "東京ブース工房" is 東. */
export function initialsOf(name: string): string {
  const words = name.replace(noLetters, " ").split(/\s+/).filter(Boolean);
  const [first = "", second = ""] = words;
  const letter = (word: string) => [...word][0] ?? "";
  return (letter(first) + letter(second)).toLocaleUpperCase("en") || "?";
}
