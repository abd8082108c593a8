/** Where browsers send what a page's content policy has kept out. */
export const reportsPath = "/content-policy-reports";
