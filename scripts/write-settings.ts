import { writeFileSync } from "node:fs";
import { renderSettings, settingsPage } from "./command/render-settings.ts";

writeFileSync(settingsPage, renderSettings());
