import process from "node:process";
import { openEmbeddedPostgres } from "../open-embedded-postgres.ts";

// a process of its own that uses the database in the folder it is given, until SIGTERM
const [folder = ""] = process.argv.slice(2);
const { url, migrateUrl, adopted, release } = await openEmbeddedPostgres({
  folder,
  // a killed process loses nothing by it, only a machine does
  settings: { fsync: "off" },
});
process.on("SIGTERM", async () => {
  await release();
  process.exit(0);
});
console.log(JSON.stringify({ url, migrateUrl, adopted }));
