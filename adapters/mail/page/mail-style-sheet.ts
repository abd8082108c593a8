import { nightColors } from "./mail-colors.ts";

const { canvas, surface, ink, inkMuted, rule } = nightColors;

/** Dark mode and narrow screens, for the clients that read style sheets; all others have the inline styles. */
export const mailStyleSheet = `
@media (prefers-color-scheme: dark) {
.canvas { background-color: ${canvas} !important; }
.surface { background-color: ${surface} !important; border-color: ${rule} !important; }
.mark { background-color: ${ink} !important; }
.ink { color: ${ink} !important; }
.muted { color: ${inkMuted} !important; }
.rule { border-color: ${rule} !important; }
}
@media (max-width: 480px) {
.sheet { padding: 28px 20px !important; }
.label { width: 84px !important; padding-right: 12px !important; }
}`;
