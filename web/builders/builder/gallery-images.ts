type Pictured = {
  portfolioImages: readonly string[];
  featuredProjectImages: readonly string[];
  companyLogo: string | null;
};

/** Every picture of a builder once: its projects, all of its featured ones, and the logo last. */
export function galleryImages(builder: Pictured): string[] {
  const { portfolioImages, featuredProjectImages, companyLogo } = builder;
  const pictures = new Set([...portfolioImages, ...featuredProjectImages]);
  if (companyLogo) pictures.delete(companyLogo);
  return companyLogo ? [...pictures, companyLogo] : [...pictures];
}
