import { industryCards } from "../../domain/portfolio/industry-cards.ts";
import { formatCount } from "../format.ts";
import { Link } from "../ui/action/link.tsx";
import { useCachedMarkup } from "../ui/cached-markup.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { card, cards, count, name as nameStyle } from "./industry-cards.css.ts";

type Props = {
  /** The cards with counts; null until they are counted. */
  cards: readonly { name: string; count: number }[] | null;
  chosen: string | null;
  hrefOf: (name: string) => string;
  onChoose: (name: string) => void;
};

/** The ten industry cards; pressing the selected one deselects it. */
export function IndustryCards({ cards: counted, chosen, hrefOf, onChoose }: Props) {
  const list = useCachedMarkup(["industries", counted, chosen, hrefOf("")], () =>
    (counted ?? industryCards).map((each) => (
      <li key={each.name}>
        <Link
          to={hrefOf(each.name)}
          className={card}
          aria-current={each.name === chosen ? "true" : undefined}
          preventScrollReset
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onChoose(each.name);
          }}
        >
          <span className={nameStyle}>{each.name}</span>
          <span className={count}>
            {"count" in each && each.count > 0 ? projectsText(each.count) : "\u00a0"}
          </span>
        </Link>
      </li>
    )),
  );
  return (
    <section aria-labelledby="browse-by-industry">
      <Heading level={2} size="card" id="browse-by-industry">
        Browse by industry
      </Heading>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list */}
      <ul className={cards} role="list" {...list} />
    </section>
  );
}

function projectsText(count: number): string {
  return count === 1 ? "1 project" : `${formatCount(count)} projects`;
}
