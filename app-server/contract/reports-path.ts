/** Path to which browsers report violations of the content security policy. */
export const reportsPath = "/content-policy-reports";
