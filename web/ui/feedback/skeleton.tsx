import { group, shapes } from "./skeleton.css.ts";

type Props = { lines?: number; shape?: keyof typeof shapes };

/** A placeholder while loading. The surrounding region sets `aria-busy` and a label. */
export function Skeleton({ lines = 1, shape = "text" }: Props) {
  return (
    <div className={group} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones are all alike
        <div key={line} className={shapes[shape]} />
      ))}
    </div>
  );
}
