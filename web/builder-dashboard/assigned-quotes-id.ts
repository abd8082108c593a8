/** Where the requests to quote stand on the page: below profile and portfolio, which may be long. */
export const assignedQuotesId = "assigned-quotes";
