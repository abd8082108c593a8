import process from "node:process";
import { readConfig } from "../app-server/config.ts";
import { StartupError } from "../app-server/runtime/startup-error.ts";
import { copyErasures } from "../domain/privacy/copy-erasures.ts";
import { erasePerson } from "../domain/privacy/erase-person.ts";
import { eraseStoredRequest } from "../domain/privacy/erase-stored-request.ts";
import { askedErasure } from "./command/asked-erasure.ts";
import { erasurePorts } from "./command/erasure-ports.ts";
import { openTables } from "./command/open-tables.ts";
import { runCommand } from "./command/run-command.ts";

const help = `Erases a person's data for good, because they asked for it. Make sure who asks.

  deno task erase-request ID                 one quote request
  deno task erase-request EMAIL              every request and contact message from this address, and the emails sent to it
  deno task erase-request EMAIL --account    its account too

A request loses its names, contact details and free text; open ones are canceled. Show, booth, budget, amounts and dates stay.
Builders who were asked to quote get an email that asks them to delete the data. Ids of what was erased are written to
DATA_DIR/erasures.jsonl, and \`restore\` erases them again: keep that file when you move, and copy it with your backups.
Uses DATABASE_URL, or the database in DATA_DIR (.data).`;

await runCommand({
  help,
  options: { account: { type: "boolean" } },
  async run({ positionals, values }) {
    const asked = askedErasure(positionals, values.account === true);
    const config = readConfig(process.env);
    await openTables(config, "erase-request", async ({ orm }) => {
      const ports = erasurePorts(orm, config);
      if ("email" in asked) {
        const erased = await erasePerson(ports)(asked);
        const { requests, contactMessages, mails, account } = erased;
        console.log(
          `Erased: quote requests ${requests}, contact messages ${contactMessages}, emails ${mails}`,
        );
        if (account === "deleted") console.log("The account is deleted");
        if (account === "left")
          console.log("There is an account with this address: --account deletes it too");
        return;
      }
      const erased = { ...asked, reason: "wish", actorId: null } as const;
      if (!(await eraseStoredRequest(ports)(erased)))
        throw new StartupError("There is no such request, or it is erased already");
      await copyErasures(ports)();
      console.log("Erased: the request says nothing of its person anymore");
    });
    return 0;
  },
});
