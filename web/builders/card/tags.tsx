import { Cached } from "../../ui/cached-markup.tsx";
import { list, more, tag } from "./tags.css.ts";

type Props = {
  tags: readonly string[] /** Total number, when `tags` has only some of them. */;
  count?: number;
};

/** Tags; those beyond the shown ones as "+N more". */
export function Tags({ tags, count = tags.length }: Props) {
  const shown = [...new Set(tags)];
  const hidden = count - tags.length;
  return (
    <Cached as="ul" className={list} of={["tags", tags, count]}>
      {() => (
        <>
          {shown.map((text) => (
            <li key={text} className={tag}>
              {text}
            </li>
          ))}
          {hidden > 0 && <li className={more}>{`+${hidden} more`}</li>}
        </>
      )}
    </Cached>
  );
}
