import process from "node:process";
import { openEmbeddedPostgres } from "../open-embedded-postgres.ts";

// a separate process that uses the database in the given folder until SIGTERM
const [folder = ""] = process.argv.slice(2);
const { url, migrateUrl, adopted, release } = await openEmbeddedPostgres({
  folder,
  // only a machine crash would lose data, not a killed process
  settings: { fsync: "off" },
});
process.on("SIGTERM", async () => {
  await release();
  process.exit(0);
});
console.log(JSON.stringify({ url, migrateUrl, adopted }));
