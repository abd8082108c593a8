import { chromium } from "playwright-core";
const what = process.argv[2];
const origin = "http://localhost:8471";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--headless","--no-sandbox","--disable-gpu"] });
for (const [w, scheme] of [[360,"light"],[768,"light"],[1280,"dark"]]) {
  const ctx = await browser.newContext({ baseURL: origin, viewport: { width: w, height: 900 }, colorScheme: scheme, reducedMotion: "reduce" });
  const page = await ctx.newPage();
  page.on("console", m => m.type()==="error" && console.log(w, "console", m.text()));
  page.on("pageerror", e => console.log(w, "error", String(e)));
  const shot = (name, full=false) => page.screenshot({ path: `/tmp/w/rooms/shots/${name}-${w}.png`, fullPage: full });
  const signIn = async (userType) => { const r = await page.request.post("/login", { form: { step: "sample", userType }, maxRedirects: 0, headers: { origin } }); if (r.status()!==302) console.log("sign in", r.status()); };
  const go = async (p) => { await page.goto(p); await page.waitForFunction(() => Object.keys(document.body).some(k => k.startsWith("__reactFiber$"))); await page.waitForTimeout(600); };
  try {
  if (what === "exhibitor") {
    await signIn("exhibitor"); await go("/dashboard"); await shot("ex-dash", true);
    const row = page.locator("li", { has: page.getByRole("button", { name: /View Details/ }) }).filter({ hasText: "2 of 2 quotes in" }).first();
    await row.getByRole("button", { name: /View Details/ }).click();
    await page.getByRole("dialog").waitFor(); await page.waitForTimeout(800); await shot("ex-dialog");
    await page.getByRole("button", { name: "Compare side by side" }).click(); await page.waitForTimeout(500);
    const el = page.getByRole("list", { name: "Quotes side by side" }); await el.scrollIntoViewIfNeeded(); await shot("ex-compare");
    await el.evaluate(e => e.scrollIntoView({ block: "end" })); await shot("ex-compare-end");
    console.log(w, "overflow", await page.evaluate(() => document.documentElement.scrollWidth - innerWidth));
    await page.keyboard.press("Escape"); await page.waitForTimeout(300);
    console.log(w, "focus", await page.evaluate(() => document.activeElement?.textContent));
  }
  if (what === "builder") {
    await signIn("builder"); await go("/dashboard"); await shot("bu-dash", true);
    console.log(w, "overflow", await page.evaluate(() => document.documentElement.scrollWidth - innerWidth));
    await page.getByRole("button", { name: "Submit Quote" }).first().click(); await page.getByRole("dialog").waitFor();
    await page.getByLabel("Amount in US dollars").fill("12,500"); await page.getByLabel("Message").fill("Includes graphics");
    await page.reload(); await page.waitForTimeout(1500);
    await page.getByRole("button", { name: "Submit Quote" }).first().click(); await page.getByText("Restored your draft").waitFor(); await page.waitForTimeout(500); await shot("bu-draft");
    await page.getByRole("button", { name: "Discard draft" }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Decline Invitation" }).first().click(); await page.waitForTimeout(400); await shot("bu-decline");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Edit Builder Profile" }).click(); await page.getByLabel("Company name").fill("Other"); await page.keyboard.press("Escape"); await page.waitForTimeout(400); await shot("bu-guard");
  }
  } catch (e) { console.log(w, "FAILED", String(e).slice(0, 400)); await shot("failed"); }
  await ctx.close();
}
await browser.close();
