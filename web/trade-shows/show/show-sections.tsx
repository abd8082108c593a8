import type { TradeShowBody } from "../../../app-server/contract/trade-shows/trade-shows.ts";
import { LazyCarousel } from "../../page/lazy-carousel.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { labeled } from "../../ui/media/picture-label.css.ts";
import { pictureWords } from "../../ui/media/picture-label.ts";
import { RichText } from "../../ui/text/rich-text.tsx";
import { ShowPicture } from "../show-picture.tsx";
import { FloorPlans } from "./floor-plans.tsx";

/** A show's texts; empty sections are left out. */
export function ShowTexts({ show }: { show: TradeShowBody }) {
  const { description, body } = show;
  const texts = [
    { name: "Schedule & Agenda", html: show.scheduleAgenda },
    { name: "Key Speakers & Exhibitors", html: show.keySpeakersExhibitors },
    { name: "Previous Year Statistics", html: show.previousYearStats },
  ];
  return (
    <>
      {(description || body) && (
        <Card as="section">
          <CardHeader title="About This Event" />
          {description && <RichText html={description} />}
          {body && <RichText html={body} />}
        </Card>
      )}
      {texts.map(
        ({ name, html }) =>
          html && (
            <Card key={name} as="section">
              <CardHeader title={name} />
              <RichText html={html} />
            </Card>
          ),
      )}
    </>
  );
}

/** A show's gallery and floor plans, if there are any. */
export function ShowPictures({ show }: { show: TradeShowBody }) {
  const { title, imageGallery, floorPlanMap } = show;
  const gallery = [...new Set(imageGallery)];
  const maps = [...new Set(floorPlanMap)];
  return (
    <>
      {gallery.length > 0 && (
        <Card as="section">
          <CardHeader title="Event Gallery" />
          <LazyCarousel
            label={`Pictures of ${title}`}
            slideName="picture"
            slides={gallery.map((src, index) => ({
              key: src,
              content: (
                <div className={labeled} data-picture={pictureWords(src)}>
                  <ShowPicture src={src} alt={`${title}, view ${index + 1} of ${gallery.length}`} />
                </div>
              ),
            }))}
          />
        </Card>
      )}
      {maps.length > 0 && <FloorPlans title={title} maps={maps} />}
    </>
  );
}
