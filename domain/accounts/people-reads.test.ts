import { expect, test } from "vitest";
import { openTestPorts } from "../../adapters/memory/test/test-ports.ts";
import { max, member } from "./examples.ts";
import { countPeople } from "./people-reads.ts";

test("people of lists that are read at the same time count once an hour, with one line [Y04]", async () => {
  const ports = openTestPorts();
  const count = countPeople(ports);
  const readPage = () =>
    Promise.all([["a", "b"], ["c"], ["d", "e"]].map((ids) => count({ by: member(max), ids })));
  await readPage();
  await readPage();
  const most = { adminId: max.id, most: null, at: ports.clock.now() };
  expect(await ports.peopleReads.take({ ...most, people: 0 })).toMatchObject({ counted: 5 });
  expect(ports.securityLines).toHaveLength(1);
});

test("the line of a first list is written with the next one when it could not be [Y04]", async () => {
  const ports = openTestPorts();
  const { addPeopleRead } = ports.securityLog;
  ports.securityLog.addPeopleRead = () => Promise.reject(new Error("The database is away"));
  const count = countPeople(ports);
  await expect(count({ by: member(max), ids: ["a"] })).rejects.toThrow("away");
  ports.securityLog.addPeopleRead = addPeopleRead;
  await count({ by: member(max), ids: ["b"] });
  expect(ports.securityLines).toHaveLength(1);
});
