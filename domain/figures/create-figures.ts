import { feature } from "../shared/feature.ts";
import { readFigures } from "./read-figures.ts";
import { readQuoteMeasures } from "./read-quote-measures.ts";

/** The use cases: public figures, and measures of how quotes are written and chosen. */
export const createFigures = feature({ readFigures, readQuoteMeasures });
