import { nameParts } from "../../../domain/shared/text/name-parts.ts";

/**
 * A name of a show, person or company: its Latin part first, a part in another script after it in an
 * element with its language and direction.
 */
export function Name({ children: name }: { children: string }) {
  const { latin, original } = nameParts(name);
  if (!original) return <span>{latin}</span>;
  const { text, lang, dir } = original;
  return (
    <>
      {latin && <span>{`${latin} `}</span>}
      <span lang={lang} dir={dir}>
        {text}
      </span>
    </>
  );
}
