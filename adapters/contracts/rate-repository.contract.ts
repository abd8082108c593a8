import { expect, it } from "vitest";
import type { Benchmark } from "../../domain/offers/benchmark.ts";
import { averageOfUnitedStates } from "../../domain/offers/landed/service-rates.ts";
import type { Rate } from "../../domain/offers/own-rates.ts";
import { bea, carl } from "../../domain/quotes/examples.ts";
import type { RateRepository } from "../../domain/rates/ports.ts";
import type { TradeShowId } from "../../domain/shared/id.ts";
import { contentVersion } from "../../domain/shared/writes/content-version.ts";
import { StaleWriteError } from "../../domain/shared/writes/stale-write.ts";
import { ces } from "../../domain/trade-shows/examples.ts";

const audit = { actorId: null, action: "show-services.saved" };
const write = { audit };
const services = { ...averageOfUnitedStates, source: "Exhibitor manual" };
const rate: Rate = {
  category: "flooring",
  unit: "sq-ft",
  unitPrice: 12_50,
  minimum: 800_00,
  note: "Carpet",
  validFrom: "2026-01-01",
};
const benchmark: Benchmark = {
  category: "structure",
  unit: "sq-ft",
  low: 137_00,
  high: 161_00,
  source: "EDPA",
  address: null,
  asOf: "2017-12-31",
};

/** Contract of `RateRepository`. `open` gives an empty one that knows the example show and builders. */
export function keepsRates(open: () => Promise<RateRepository>) {
  it("saveServices() keeps what a show bills, replaces it, and removes it", async () => {
    const rates = await open();
    const of = { showId: ces.id };
    expect(await rates.findServices(of)).toBeNull();
    expect(await rates.saveServices(of, averageOfUnitedStates, write)).toBe(true);
    expect(await rates.saveServices(of, services, write)).toBe(true);
    expect(await rates.findServices(of)).toEqual(services);
    expect(await rates.saveServices(of, null, write)).toBe(true);
    expect(await rates.findServices(of)).toBeNull();
  });

  it("saveServices() of a show that is gone says so", async () => {
    const rates = await open();
    const gone = "0190f100-0000-7000-8000-00000000dead" as TradeShowId;
    expect(await rates.saveServices({ showId: gone }, services, write)).toBe(false);
    expect(await rates.saveServices({ showId: "none" as TradeShowId }, services, write)).toBe(
      false,
    );
    expect(await rates.findServices({ showId: "none" as TradeShowId })).toBeNull();
  });

  it("findPriceGuide() has the show by its name without the year, all countries and benchmarks", async () => {
    const rates = await open();
    const { title, year, city, state } = ces;
    await rates.saveServices({ country: "Canada" }, services, write);
    await rates.replaceBenchmarks([benchmark], write);
    expect(await rates.findPriceGuide(`${title} 2027`)).toEqual({
      shows: [{ title, year, city, state, services: null }],
      countries: [{ country: "Canada", services }],
      benchmarks: [benchmark],
    });
    await rates.saveServices({ showId: ces.id }, services, write);
    const { shows } = await rates.findPriceGuide(title.toUpperCase());
    expect(shows).toEqual([{ title, year, city, state, services }]);
    expect((await rates.findPriceGuide("Another show")).shows).toEqual([]);
    expect((await rates.findPriceGuide("")).shows).toEqual([]);
  });

  it("listServices() has shows and countries with rates, by name [R17]", async () => {
    const rates = await open();
    expect(await rates.listServices()).toEqual({ shows: [], countries: [] });
    await rates.saveServices({ showId: ces.id }, services, write);
    for (const country of ["Germany", "Canada"]) {
      await rates.saveServices({ country }, averageOfUnitedStates, write);
    }
    const { id, title, year, city, state } = ces;
    expect(await rates.listServices()).toEqual({
      shows: [{ id, title, year, city, state, services }],
      countries: [
        { country: "Canada", services: averageOfUnitedStates },
        { country: "Germany", services: averageOfUnitedStates },
      ],
    });
  });

  it("saveServices() and replaceBenchmarks() refuse what was not the last that was seen [R17] [R18]", async () => {
    const rates = await open();
    const none = { audit, seen: contentVersion(null) };
    for (const of of [{ showId: ces.id }, { country: "Canada" }]) {
      await rates.saveServices(of, services, none);
      await expect(rates.saveServices(of, null, none)).rejects.toThrow(StaleWriteError);
      expect(await rates.findServices(of)).toEqual(services);
      await rates.saveServices(of, null, { audit, seen: contentVersion(services) });
      expect(await rates.findServices(of)).toBeNull();
    }
    const empty = { audit, seen: contentVersion([]) };
    await rates.replaceBenchmarks([benchmark], empty);
    await expect(rates.replaceBenchmarks([], empty)).rejects.toThrow(StaleWriteError);
    await rates.replaceBenchmarks([], { audit, seen: contentVersion([benchmark]) });
    expect(await rates.listBenchmarks()).toEqual([]);
  });

  it("replaceRates() refuses what was not the last that was seen, also of two at the same time", async () => {
    const rates = await open();
    const none = { seen: contentVersion([]) };
    const both = [rate, { ...rate, note: null }].map((one) => rates.replaceRates(bea, [one], none));
    const ends = await Promise.allSettled(both);
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(rates.replaceRates(bea, [], none)).rejects.toThrow(StaleWriteError);
    const stored = await rates.listRates(bea);
    expect(stored).toHaveLength(1);
    await rates.replaceRates(bea, [], { seen: contentVersion(stored) });
    expect(await rates.listRates(bea)).toEqual([]);
  });

  it("of two who save at the same time one is refused [R18]", async () => {
    const rates = await open();
    const empty = { audit, seen: contentVersion([]) };
    const both = [benchmark, { ...benchmark, low: 1 }].map((one) =>
      rates.replaceBenchmarks([one], empty),
    );
    const ends = await Promise.allSettled(both);
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("replaceBenchmarks() keeps their order", async () => {
    const rates = await open();
    const whole: Benchmark = { ...benchmark, category: null, address: "https://edpa.example" };
    await rates.replaceBenchmarks([benchmark], write);
    await rates.replaceBenchmarks([whole, benchmark], write);
    expect(await rates.listBenchmarks()).toEqual([whole, benchmark]);
  });

  it("replaceRates() keeps each builder's own", async () => {
    const rates = await open();
    await rates.replaceRates(bea, [rate]);
    expect(await rates.listRates(bea)).toEqual([rate]);
    expect(await rates.listRates(carl)).toEqual([]);
    await rates.replaceRates(bea, []);
    expect(await rates.listRates(bea)).toEqual([]);
  });
}
