import { expect, test } from "vitest";
import { hostsOf } from "./hosts-of.ts";

test("hostsOf() makes one address for each host, with the same name, password, database and parameters", () => {
  expect(hostsOf("postgresql://me:p%40ss@one:5432,two/shop?sslmode=require")).toEqual([
    "postgresql://me:p%40ss@one:5432/shop?sslmode=require",
    "postgresql://me:p%40ss@two/shop?sslmode=require",
  ]);
  expect(hostsOf("postgres://one,[::1]:5433")).toEqual(["postgres://one", "postgres://[::1]:5433"]);
});

test("hostsOf() leaves an address of one host as it is, and finds none in another text", () => {
  expect(hostsOf("postgresql://me@one/shop")).toEqual(["postgresql://me@one/shop"]);
  for (const text of [
    "",
    "one,two",
    "https://one/shop",
    "postgresql:///shop",
    "postgresql://a:b:c",
  ])
    expect(hostsOf(text)).toEqual([]);
});
