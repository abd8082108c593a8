import type { BlogCardBody } from "../../app-server/contract/blog/blog.ts";
import { Link } from "../ui/action/link.tsx";
import { Photo } from "../ui/media/photo.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import * as styles from "./article-card.css.ts";
import { blogPostAddress } from "./blog-address.ts";

type Props = {
  post: BlogCardBody;
  picture: string;
  level?: 2 | 3;
  isEager?: boolean;
  /** Shows the date in place of "Read more". */
  dated?: boolean;
};

/** An article in a list. The whole card is a link to it. */
export function ArticleCard({ post, picture, level = 2, isEager = false, dated = false }: Props) {
  const { id, title, description, createdTime } = post;
  const address = blogPostAddress(id);
  return (
    <article className={styles.card}>
      <Photo src={picture} alt="" eager={isEager} />
      <div className={styles.words}>
        {dated && (
          <span className={styles.date}>
            <DateText iso={createdTime} format="MMM d, yyyy" zone="utc" />
          </span>
        )}
        <Heading level={level} size="card">
          {dated ? (
            <Link to={address} className={styles.link} viewTransition>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {description && <p className={styles.description}>{description}</p>}
        {!dated && (
          <p className={styles.more}>
            <Link to={address} className={styles.link} viewTransition>
              Read more →<VisuallyHidden>{` ${title}`}</VisuallyHidden>
            </Link>
          </p>
        )}
      </div>
    </article>
  );
}
