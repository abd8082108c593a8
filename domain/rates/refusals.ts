/** The country isn't known. */
export type CountryNotFound = { kind: "country-not-found" };

export type RateRefusal = CountryNotFound;
