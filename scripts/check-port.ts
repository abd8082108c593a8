import process from "node:process";
import { assertCanListen } from "../app-server/runtime/assert-can-listen.ts";
import { StartupError } from "../app-server/runtime/startup-error.ts";

// The task `start` runs this before installing and building, to report a taken port at once. The
// server reports every other problem with PORT and HOST.
const { PORT = "", HOST = "", APP_ENV } = process.env;
const port = Number(PORT || 8000);
const hostname = HOST || (APP_ENV === "production" ? "0.0.0.0" : "127.0.0.1");
if (Number.isInteger(port) && port > 0 && port < 65_536) {
  try {
    await assertCanListen({ port, hostname });
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
