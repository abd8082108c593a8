import { expect, test } from "vitest";
import { isDatabaseAway } from "./is-database-away.ts";

const withCode = (code: string) => Object.assign(new Error("words"), { code });

test.each([
  withCode("ECONNREFUSED"),
  withCode("EAI_AGAIN"),
  withCode("ENETUNREACH"),
  withCode("57P01"),
  withCode("57P03"),
  withCode("53300"),
  withCode("53100"),
  withCode("57014"),
  withCode("55P03"),
  withCode("25P03"),
  withCode("08006"),
  new Error("Connection terminated unexpectedly"),
  new Error("Connection terminated due to connection timeout"),
  new Error("timeout exceeded when trying to connect"),
  new Error("Query read timeout"),
  new Error("Client has encountered a connection error and is not queryable"),
  new AggregateError([withCode("ECONNREFUSED")]),
  new Error("Cannot save", { cause: withCode("ECONNRESET") }),
])("isDatabaseAway() knows %s", (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([withCode("23505"), new Error("words"), "ECONNREFUSED", undefined])(
  "isDatabaseAway() does not blame the database for %s",
  (error) => {
    expect(isDatabaseAway(error)).toBe(false);
  },
);
