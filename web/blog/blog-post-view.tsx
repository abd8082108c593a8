import type { ViewedPostBody } from "../../app-server/contract/blog/blog.ts";
import { ShareButton } from "../page/share-button.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Breadcrumb } from "../ui/data/breadcrumb.tsx";
import { Container } from "../ui/layout/container.tsx";
import { Photo } from "../ui/media/photo.tsx";
import { Said } from "../ui/said.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { RichText } from "../ui/text/rich-text.tsx";
import { Text } from "../ui/text/text.tsx";
import { ArticleGrid } from "./article-grid.tsx";
import * as styles from "./blog-post-view.css.ts";
import { cardPictures } from "./card-pictures.ts";
import { galleryOf } from "./gallery-of.ts";

const trail = [
  { label: "Home", to: "/" },
  { label: "Blog", to: "/blog" },
];

/** An article: picture, text, gallery and related articles. */
export function BlogPostView({ post }: { post: ViewedPostBody }) {
  const { id, title, description, body, createdTime, related } = post;
  return (
    <Container>
      <article>
        <Breadcrumb trail={trail} current={title} />
        <header className={styles.header}>
          <Heading level={1}>{title}</Heading>
          {description && (
            <div className={styles.lead}>
              <RichText html={description} />
            </div>
          )}
          <div className={styles.byline}>
            <p>
              Published on <DateText iso={createdTime} format="MMMM d, yyyy" zone="utc" />
            </p>
            <ShareButton title={title} />
          </div>
        </header>
        <div className={styles.picture}>
          <Photo
            src={cardPictures([post]).get(id) ?? ""}
            alt=""
            eager
            wide
            sizes="(min-width: 64rem) 60rem, 100vw"
          />
        </div>
        <div className={styles.columns}>
          <div className={styles.prose}>{body && <RichText html={body} />}</div>
          <aside className={styles.aside} aria-label="Your own booth">
            <Heading level={2} size="card">
              Planning a booth?
            </Heading>
            <Text tone="muted">
              <Said>
                {
                  "Describe it once. {Five} {builders} send you a price and a plan within {all}, free."
                }
              </Said>
            </Text>
            <LinkButton to="/#quote-form" tone="accent">
              Get quotes
            </LinkButton>
          </aside>
        </div>
      </article>
      <section className={styles.further} aria-labelledby="related-images">
        <Heading level={2} id="related-images">
          Related Images
        </Heading>
        <div className={styles.gallery}>
          {galleryOf(post).map((src, index) => (
            <Photo key={src} src={src} alt={`Picture ${index + 1} to the article`} />
          ))}
        </div>
      </section>
      {related.length > 0 && (
        <section className={styles.further} aria-labelledby="related-articles">
          <Heading level={2} id="related-articles">
            Related Articles
          </Heading>
          <ArticleGrid posts={related} level={3} dated />
        </section>
      )}
      <div className={styles.back}>
        <LinkButton to="/blog">← Back to Blog</LinkButton>
      </div>
    </Container>
  );
}
