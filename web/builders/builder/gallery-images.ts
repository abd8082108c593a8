import type { ShownLabel } from "../../../domain/pictures/picture-label.ts";

type Pictured = {
  portfolioImages: readonly string[];
  featuredProjectImages: readonly string[];
  companyLogo: string | null;
};

type Shown = {
  name: string;
  companyLogo: string | null;
  work: readonly { title: string; imageUrl: string; pictureLabel: ShownLabel | null }[];
};

/**
 * Alternative text, caption and label of a gallery picture; the caption is its project's title, or null
 * when unknown.
 */
export function galleryWords(src: string, place: number, { name, companyLogo, work }: Shown) {
  if (src === companyLogo) return { alt: `Logo of ${name}`, caption: null, label: null };
  const project = work.find(({ imageUrl }) => imageUrl === src);
  return project
    ? { alt: `${project.title}, by ${name}`, caption: project.title, label: project.pictureLabel }
    : { alt: `Booth by ${name}, picture ${place}`, caption: null, label: null };
}

/**
 * A builder's pictures without duplicates: projects first, then featured pictures, the logo last.
 */
export function galleryImages(builder: Pictured): string[] {
  const { portfolioImages, featuredProjectImages, companyLogo } = builder;
  const pictures = new Set([...portfolioImages, ...featuredProjectImages]);
  if (companyLogo) pictures.delete(companyLogo);
  return companyLogo ? [...pictures, companyLogo] : [...pictures];
}
