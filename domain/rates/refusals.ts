/** The place is no country that we know. */
export type CountryNotFound = { kind: "country-not-found" };

export type RateRefusal = CountryNotFound;
