import { expect, test } from "vitest";
import { hallPicture } from "./hall-picture.ts";

test.each([
  [{ id: "019B-0000", city: "Las Vegas" }, "/img/hall/las-vegas--019b0000.svg"],
  [{ id: "1", city: "São Paulo" }, "/img/hall/sao-paulo--1.svg"],
  [{ id: "1", city: "東京" }, "/img/hall/trade-show--1.svg"],
  [{ id: "…", city: null }, "/img/hall/trade-show--show.svg"],
])("hallPicture(%j) is %s", (show, path) => {
  expect(hallPicture(show)).toBe(path);
});
