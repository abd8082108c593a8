import { config } from "zod";

// zod compiles validators with eval by default, and our content security policy forbids even the
// attempt. Import this before the first schema, wherever schemas reach the browser.
config({ jitless: true });
