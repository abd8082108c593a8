import { config } from "zod";

// zod compiles its checks with eval unless told not to, and our content security policy forbids that even to try.
// Imported before the first schema, by whatever brings schemas into the browser.
config({ jitless: true });
