import type { Page, Response } from "playwright-core";
import type { ContextOptions, PagePool } from "./page-pool.ts";

export type Visitor = {
  page: Page;
  /** Goes to a path and gives what the server answered. */
  visit(path: string): Promise<Response>;
  /** Console errors like this one are part of the story, such as the browser's note on a 409. */
  expectComplaint(pattern: RegExp): void;
  /** Closes the browser's window. Throws when the browser complained about anything. */
  leave(): Promise<void>;
};

/** A person with a browser of their own: own cookies, and no complaint goes unheard. */
export async function createVisitor(
  pool: PagePool,
  options: ContextOptions = {},
): Promise<Visitor> {
  const page = await pool.take(options);
  const complaints: string[] = [];
  const expected: RegExp[] = [];

  page.on("pageerror", (error) => complaints.push(`${error}`));
  page.on("console", (message) => {
    const isPageItself = message.location().url === page.url(); // a 404 page is not a mishap
    if (isPageItself && message.text().startsWith("Failed to load resource")) return;
    if (message.type() === "error") complaints.push(message.text());
  });

  return {
    page,
    async visit(path) {
      const response = await page.goto(path);
      if (!response) throw new Error(`Cannot visit ${path}: no answer`);
      return response;
    },
    expectComplaint: (pattern) => expected.push(pattern),
    async leave() {
      const url = page.url();
      await pool.giveBack(page);
      const surprises = complaints.filter((text) => !expected.some((known) => known.test(text)));
      if (surprises.length > 0) throw new Error(`At ${url}:\n${surprises.join("\n")}`);
    },
  };
}
