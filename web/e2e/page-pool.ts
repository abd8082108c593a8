import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { patienceMs } from "../../adapters/system/test/patience.ts";
import type { RunningApp } from "./start-app.ts";

/**
 * `isNew`: one that has never been anywhere and is not used again. `hasPictures`: its browser loads pictures, which
 * those of `e2e` do for who asks only.
 */
export type ContextOptions = BrowserContextOptions & { isNew?: boolean; hasPictures?: boolean };

export type OpenBrowser = (needs: { hasPictures: boolean }) => Promise<Browser>;

export type PagePool = {
  /** A page of a context that is free: without cookies or storage, but perhaps with scripts and pictures of earlier visits. */
  take(options: ContextOptions): Promise<Page>;
  giveBack(page: Page): Promise<void>;
  close(): Promise<void>;
};

/** A desktop by day, and without the time that movements take. */
const usual = {
  viewport: { width: 1280, height: 720 },
  colorScheme: "light",
  reducedMotion: "reduce",
} as const;

type Look = Pick<BrowserContextOptions, keyof typeof usual>;

/** As light as any address of this origin, which keeps the page's process. */
const restingPlace = "/healthz";

/** Events a test may have listened to. */
const heard = [
  "console",
  "dialog",
  "download",
  "framenavigated",
  "pageerror",
  "popup",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
];

declare global {
  /** Ends once React has taken over the page, if the page has any scripts. */
  var untilAlive: () => Promise<void>;
}

/**
 * Runs in each page before anything else, also before its clock is replaced by one that may stand still. Playwright's own
 * `waitForFunction` looks at each frame, so that sixty a second are made, and brings all of its library into the page.
 */
function listen() {
  const later = globalThis.setTimeout;
  const isAlive = () =>
    document.querySelector("script[type=module]") === null ||
    Object.keys(document.body).some((key) => key.startsWith("__reactFiber$"));
  globalThis.untilAlive = () =>
    new Promise((done, fail) => {
      let looks = 0;
      const look = () => {
        if (isAlive()) done();
        else if (++looks < 3000) later(look, 20);
        else fail(new Error(`${location.pathname} did not come alive`));
      };
      look();
    });
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    console.error(`CSP violation: ${violatedDirective} forbids ${blockedURI}`),
  );
}

/**
 * Waits until the buttons of a page listen, however the page is reached. A test that gives `waitUntil` gets the page as it comes.
 */
function awaitLife(page: Page) {
  const { goto, goBack, reload, waitForURL } = page;
  const live = async <Result>(result: Result): Promise<Result> => {
    await page.evaluate(() => untilAlive());
    return result;
  };
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    return options?.waitUntil ? response : live(response);
  };
  page.goBack = async (...args) => live(await goBack.apply(page, args));
  page.reload = async (...args) => live(await reload.apply(page, args));
  page.waitForURL = async (...args) => live(await waitForURL.apply(page, args));
}

/** Takes the tabs and the address bar, where there are any, off a page's window: their spinner is drawn at each visit. */
async function leaveOutFrame(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  const { product } = await session.send("Browser.getVersion");
  if (product.startsWith("Headless")) return session.detach();
  const { windowId } = await session.send("Browser.getWindowForTarget");
  await session.send("Browser.setWindowBounds", {
    windowId,
    bounds: { windowState: "fullscreen" },
  });
  await session.detach();
}

/**
 * Pages at one app, each in a context of its own, whose time is the app's. One that has seen the app before opens its pages in less than half the
 * time, and making a page costs as much as two visits.
 */
export function createPagePool(
  openBrowser: OpenBrowser,
  app: Pick<RunningApp, "origin" | "now">,
): PagePool {
  const { origin: baseURL } = app;
  const kindOf = new Map<BrowserContext, string>();
  const idle: Page[] = [];
  const spoilt = new WeakSet<Page>();
  const used = new WeakSet<Page>();

  const isReader = (context: BrowserContext) =>
    JSON.parse(kindOf.get(context) ?? "{}").javaScriptEnabled === false;

  async function newContext(kind: string, { hasPictures = false, ...options }: ContextOptions) {
    const browser = await openBrowser({ hasPictures });
    const context = await browser.newContext({ baseURL, locale: "en-US", ...usual, ...options });
    context.setDefaultTimeout(patienceMs);
    await context.addInitScript(listen);
    if (options.javaScriptEnabled !== false) await context.clock.install({ time: app.now() });
    kindOf.set(context, kind);
    const newCDPSession = context.newCDPSession.bind(context);
    context.newCDPSession = (page) => {
      spoilt.add(page as Page);
      return newCDPSession(page);
    };
    return context;
  }

  async function newPage(context: BrowserContext, runsScripts: boolean): Promise<Page> {
    const page = await context.newPage();
    await leaveOutFrame(context, page);
    if (runsScripts) awaitLife(page);
    spoilt.delete(page);
    // what this does stays with the page
    const addInitScript = page.addInitScript.bind(page);
    page.addInitScript = (...args) => {
      spoilt.add(page);
      return addInitScript(...args);
    };
    return page;
  }

  /** Leaves nothing of the last person in the page or its context. */
  async function tidy(page: Page) {
    const context = page.context();
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const event of heard) page.removeAllListeners(event);
    // who only called the API has left nothing but cookies, and so has a page without scripts
    if (!used.delete(page) || isReader(context)) return;
    await page.goto(restingPlace);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }

  /** Any page can have any size and any light. */
  async function dress(page: Page, { viewport, colorScheme, reducedMotion }: Look) {
    const size = viewport ?? usual.viewport;
    const now = page.viewportSize();
    if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
    await page.emulateMedia({
      media: null,
      colorScheme: colorScheme ?? usual.colorScheme,
      reducedMotion: reducedMotion ?? usual.reducedMotion,
    });
  }

  return {
    async take({ isNew, viewport, colorScheme, reducedMotion, ...options }) {
      const kind = isNew ? crypto.randomUUID() : JSON.stringify(options);
      const at = idle.findIndex((page) => kindOf.get(page.context()) === kind);
      const [rested] = at < 0 ? [] : idle.splice(at, 1);
      await rested?.context().clearCookies();
      const isReady = rested && !rested.isClosed();
      const context = rested?.context() ?? (await newContext(kind, options));
      const page = isReady ? rested : await newPage(context, options.javaScriptEnabled !== false);
      page.once("framenavigated", () => used.add(page));
      await dress(page, { viewport, colorScheme, reducedMotion });
      return page;
    },
    async giveBack(page) {
      if (idle.includes(page)) return;
      const context = page.context();
      const kind = kindOf.get(context) ?? "";
      // a read that a route still answers ends with its context; that is no failure of the test
      for (const open of [...context.pages(), context]) {
        await open.unrouteAll({ behavior: "ignoreErrors" });
      }
      const isReusable = kind.startsWith("{") && !page.isClosed();
      const isTidy =
        isReusable &&
        (await tidy(page).then(
          () => true,
          () => false,
        ));
      if (!isTidy) {
        kindOf.delete(context);
        await context.close();
        return;
      }
      if (spoilt.has(page)) await page.close();
      idle.push(page);
    },
    async close() {
      await Promise.all([...kindOf.keys()].map((context) => context.close()));
    },
  };
}
