/** The path at which browsers report content that a page's policy blocked. */
export const reportsPath = "/content-policy-reports";
