import { LinkButton } from "../ui/action/link-button.tsx";
import { TryAgain } from "../ui/action/try-again.tsx";
import { LostPage } from "./lost-page.tsx";

/**
 * `missing`: the record doesn't exist, or this visitor may not see it. `broken`: reading it failed.
 */
type WhyLost = "missing" | "broken";

/** Texts of a page whose record is missing or couldn't be read, with the link back to its list. */
export type LostWords = Record<WhyLost, { title: string; text: string }> & {
  back: { to: string; label: string };
};

type Props = { why: WhyLost; words: LostWords };

/** Shown in place of a record: the reason why it can't be shown, and a link back to the list. */
export function RecordLost({ why, words }: Props) {
  const isMissing = why === "missing";
  return (
    <LostPage
      label={isMissing ? "Error 404" : "Error 503"}
      title={words[why].title}
      actions={
        <>
          {!isMissing && <TryAgain tone="accent" />}
          <LinkButton to={words.back.to} tone={isMissing ? "accent" : "plain"}>
            {words.back.label}
          </LinkButton>
        </>
      }
    >
      {words[why].text}
    </LostPage>
  );
}
