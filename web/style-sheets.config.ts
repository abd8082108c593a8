import type { Plugin, Rolldown } from "vite";

const routeQuery = "?__react-router-build-client-route";

/** Modules of members' pages: rules used only by them are in no other page's sheet. */
const ofMembers =
  /\/web\/(admin|dashboard|dev-ui|docs|jobs|quotes\/success|quotes-received|respond)\//;

/**
 * Minimum size of a separate sheet: a smaller one costs less within the sheet of all pages than as
 * a request.
 */
const leastBytes = 2500;

const wholeName = "style.css";

/**
 * Splits the single style sheet by the import graph, lazy imports included: rules used by one page
 * only, or by members' pages only, load with those pages. Lazy parts are styled from the start, and
 * the order within each sheet stays.
 */
export function styleSheets(): Plugin {
  const marked: string[] = [];
  return {
    name: "style-sheets",
    enforce: "post",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      order: "pre",
      filter: { id: /\.vanilla\.css/ },
      handler(code, id) {
        // a marker rule before each module's own rules, until the single sheet is split
        if (!marked.includes(id)) marked.push(id);
        const mark = marked.indexOf(id);
        return `.begins-${mark}{order:${mark}}\n${code}`;
      },
    },
    generateBundle(_, bundle) {
      const outputs = Object.values(bundle);
      const whole = outputs.find(
        (output): output is Rolldown.OutputAsset =>
          output.type === "asset" && output.originalFileNames.includes(wholeName),
      );
      if (!whole) throw new Error("There is no style sheet to split");
      const [start = "", ...pieces] = String(whole.source).split(/\.begins-(\d+)\{order:\d+\}/);
      const parts: { css: string; routes: Set<string> }[] = [];
      for (let at = 0; at < pieces.length; at += 2) {
        const id = marked[Number(pieces[at])] as string;
        parts.push({ css: pieces[at + 1] as string, routes: routesOf(id, this) });
      }

      const sheets = new Map<string, { css: string; routes: Set<string> }>();
      const add = (name: string, { css, routes }: (typeof parts)[number]) => {
        const sheet = sheets.get(name) ?? { css: "", routes: new Set<string>() };
        sheets.set(name, {
          css: sheet.css + css,
          routes: new Set([...sheet.routes, ...routes]),
        });
      };
      for (const part of parts) add(sheetOf(part.routes), part);
      const small = [...sheets].filter(([name, { css }]) => name && css.length < leastBytes);
      const isShared = ({ routes }: (typeof parts)[number]) =>
        ["", ...small.map(([name]) => name)].includes(sheetOf(routes));
      const shared = parts.filter(isShared).map(({ css }) => css);

      delete bundle[whole.fileName];
      const emit = (name: string, source: string, originalFileName?: string) =>
        this.getFileName(this.emitFile({ type: "asset", name, source, originalFileName }));
      emit(wholeName, start + shared.join(""), wholeName);
      for (const [name, { css, routes }] of sheets) {
        if (name === "" || css.length < leastBytes) continue;
        const file = emit(`${name}.css`, css);
        for (const chunk of outputs) {
          if (chunk.type !== "chunk" || !routes.has(chunk.facadeModuleId ?? "")) continue;
          chunk.viteMetadata?.importedCss.add(file);
        }
      }
    },
  };
}

/** Name of the sheet for rules that these routes use; "" is the sheet of all pages. */
function sheetOf(routes: Set<string>): string {
  const [first = "", ...others] = routes;
  const isRoot = first.includes("/web/root.tsx");
  if (others.length === 0 && !isRoot) {
    return first
      .replace(/-page\.tsx.*$/, "")
      .replace(/^.*\//, "")
      .slice(0, 6);
  }
  return [...routes].every((route) => ofMembers.test(route)) ? "member" : "";
}

/** The route modules that import a module, directly or indirectly, lazily or not. */
function routesOf(
  id: string,
  { getModuleInfo }: Pick<Rolldown.PluginContext, "getModuleInfo">,
): Set<string> {
  const seen = new Set<string>([id]);
  for (const module of seen) {
    if (module.endsWith(routeQuery)) continue;
    const { importers = [], dynamicImporters = [] } = getModuleInfo(module) ?? {};
    for (const importer of [...importers, ...dynamicImporters]) seen.add(importer);
  }
  return new Set([...seen].filter((module) => module.endsWith(routeQuery)));
}
