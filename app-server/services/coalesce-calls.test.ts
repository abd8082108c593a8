import { expect, test } from "vitest";
import { createCallCoalescer } from "./coalesce-calls.ts";

/** Makes pages that say the number of their making, each when the test opens its gate. */
function openPress() {
  const gates: PromiseWithResolvers<void>[] = [];
  return {
    made: () => gates.length,
    make: async () => {
      const gate = Promise.withResolvers<void>();
      const number = gates.push(gate);
      await gate.promise;
      return `page ${number}`;
    },
    finish: (number: number) => gates[number - 1]?.resolve(),
    fail: (number: number) => gates[number - 1]?.reject(new Error("broken")),
  };
}

test("share() makes one for all who come meanwhile, and never what was begun before they came", async () => {
  const press = openPress();
  const share = createCallCoalescer<string>();
  const first = share("/", press.make);
  const late = [1, 2, 3].map(() => share("/", press.make));
  expect(press.made()).toBe(1);
  press.finish(1);
  expect(await first).toBe("page 1");
  await expect.poll(press.made).toBe(2);
  const later = share("/", press.make);
  press.finish(2);
  expect(await Promise.all(late)).toEqual(["page 2", "page 2", "page 2"]);
  await expect.poll(press.made).toBe(3);
  press.finish(3);
  expect(await later).toBe("page 3");
});

test("share() makes the follow-up run as the last caller to join asked for it", async () => {
  const press = openPress();
  const share = createCallCoalescer<string>();
  const first = share("/", press.make);
  const late = ["from before the edit", "from after it"].map((made) =>
    share("/", async () => made),
  );
  press.finish(1);
  expect(await first).toBe("page 1");
  expect(await Promise.all(late)).toEqual(["from after it", "from after it"]);
});

test("share() keeps addresses apart, and goes on after one that broke", async () => {
  const press = openPress();
  const share = createCallCoalescer<string>();
  const [here, there, again] = [
    share("/a", press.make),
    share("/b", press.make),
    share("/a", press.make),
  ];
  press.fail(1);
  press.finish(2);
  await expect(here).rejects.toThrow("broken");
  expect(await there).toBe("page 2");
  await expect.poll(press.made).toBe(3);
  press.finish(3);
  expect(await again).toBe("page 3");
  const fresh = share("/a", press.make);
  press.finish(4);
  expect(await fresh).toBe("page 4");
});
