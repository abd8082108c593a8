export type ProjectNotFound = { kind: "portfolio-project-not-found" };
/** The account has no builder profile. */
export type BuilderProfileRequired = { kind: "builder-profile-required" };
/** The description is empty after sanitizing. */
export type ProjectDescriptionEmpty = { kind: "project-description-empty" };
export type ProjectYearOutOfRange = { kind: "project-year-out-of-range" };

export type ProjectRefusal =
  | ProjectNotFound
  | BuilderProfileRequired
  | ProjectDescriptionEmpty
  | ProjectYearOutOfRange;
