import type { PictureFacts } from "../../domain/messages/letter-facts.ts";
import { boothSizeText } from "../../domain/quotes/booth-size-text.ts";
import { readBriefPictureName } from "../../domain/quotes/brief-picture.ts";
import { boothFeatures, exhibitTypes, labelOf } from "../../domain/quotes/options.ts";
import type { Block } from "./letter-words.ts";
import type { MailSite } from "./mail-site.ts";

/** The drawing of the request's booth; none in letters from before drawings existed. */
export function pictureOfRequest({ picture = "" }: PictureFacts, { origin }: MailSite): Block[] {
  const brief = readBriefPictureName(picture);
  if (!brief) return [];
  const booth = `${boothSizeText(brief.boothSize)} ${labelOf(exhibitTypes, brief.industry)}`;
  const features = brief.features.map((feature) => labelOf(boothFeatures, feature));
  const alt = `Drawing of the booth: ${[booth, ...features].join(", ")}`;
  return [{ kind: "picture", url: `${origin}/img/brief/${picture}`, alt }];
}
