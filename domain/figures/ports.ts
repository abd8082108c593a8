/** Counts figures that no other feature counts. */
export type FigureRepository = {
  /** Listed builders with at least this many published projects. */
  countBuildersWithProjects(least: number): Promise<number>;
};
