/** This release, as in package.json: in `/healthz`, `/openapi.json` and `/docs`. */
export const release = "1.0.0";
