import { LinkButton } from "../ui/action/link-button.tsx";
import { TryAgain } from "../ui/action/try-again.tsx";
import { LostPage } from "./lost-page.tsx";

/** `missing`: there is no such record, or none for this visitor. `broken`: it couldn't be read just now. */
type WhyLost = "missing" | "broken";

/** The words of a page whose record is missing or couldn't be read, and its list to go back to. */
export type LostWords = Record<WhyLost, { title: string; text: string }> & {
  back: { to: string; label: string };
};

type Props = { why: WhyLost; words: LostWords };

/** In place of a record: why it can't be shown, and the way back to the list. */
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
