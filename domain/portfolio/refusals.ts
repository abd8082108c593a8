export type ProjectNotFound = { kind: "portfolio-project-not-found" };
/** Who has no profile has no portfolio. */
export type BuilderProfileRequired = { kind: "builder-profile-required" };
/** Nothing was left of the description once the sanitiser had passed it. */
export type ProjectDescriptionEmpty = { kind: "project-description-empty" };
export type ProjectYearOutOfRange = { kind: "project-year-out-of-range" };

export type ProjectRefusal =
  | ProjectNotFound
  | BuilderProfileRequired
  | ProjectDescriptionEmpty
  | ProjectYearOutOfRange;
