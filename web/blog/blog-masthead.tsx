import Rss from "lucide-react/icons/rss";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { aside, feed, lead, masthead, titles } from "./blog-masthead.css.ts";

/** Title and introduction of the blog. */
export function BlogMasthead() {
  return (
    <header className={masthead}>
      <div className={titles}>
        <Text size="label" tone="accent">
          Written by people who have built them
        </Text>
        <Heading level={1} size="display">
          Trade Show Resource Hub
        </Heading>
      </div>
      <div className={aside}>
        <p className={lead}>
          What freight really costs, which booth type fits your goals, and who's allowed on a ladder
          in which hall. Read it before you sign for space.
        </p>
        <a href="/blog/rss.xml" className={feed}>
          <Rss size={18} aria-hidden="true" />
          Follow by RSS
        </a>
      </div>
    </header>
  );
}
