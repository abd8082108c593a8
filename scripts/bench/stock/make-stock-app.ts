import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { nodeProgram } from "../../../web/e2e/node-program.ts";
import { elementTree } from "./element-tree.ts";

const folder = fileURLToPath(new URL("../../../build/bench-stock", import.meta.url));

/** Dependencies of `create-react-router`, which are fetched for the run and are none of ours. */
const manifest = {
  private: true,
  type: "module",
  dependencies: {
    "@react-router/dev": "8.4.0",
    "@react-router/node": "8.4.0",
    "@react-router/serve": "8.4.0",
    isbot: "5.2.3",
    react: "19.3.1",
    "react-dom": "19.3.1",
    "react-router": "8.4.0",
    vite: "8.3.8",
  },
};

const config = `import { reactRouter } from "@react-router/dev/vite";
export default { plugins: [reactRouter()] };
`;

const root = `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";

export function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
`;

const page = `import { createElement } from "react";
import { useLoaderData } from "react-router";
import { data } from "./data.server.js";
import tree from "./tree.json";

export function loader() {
  return data;
}

export const meta = () => [{ title: "Portfolio" }];

function elementOf(node, key) {
  if (typeof node === "string") return node;
  const [name, attributes, children] = node;
  return createElement(name, { ...attributes, key }, ...children.map(elementOf));
}

export default function Page() {
  useLoaderData();
  return tree.map(elementOf);
}
`;

/**
 * Makes a site from React Router's own template with its default entries: one page with the same
 * elements as the given HTML, and a loader with the given data. Returns the command that serves it,
 * and its URL.
 */
export function makeStockApp(html: string, data: unknown) {
  const write = (name: string, text: string) => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  write("package.json", JSON.stringify(manifest));
  write("vite.config.js", config);
  write("app/root.jsx", root);
  write("app/page.jsx", page);
  write(
    "app/routes.js",
    `import { route } from "@react-router/dev/routes";\nexport default [route("portfolio", "./page.jsx")];\n`,
  );
  write("app/tree.json", JSON.stringify(elementTree(html)));
  write("app/data.server.js", `export const data = ${JSON.stringify(data)};\n`);
  const node = nodeProgram();
  const run = (program: string, args: string[]) =>
    execFileSync(program, args, {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, NODE_ENV: undefined, PATH: `${dirname(node)}:${process.env.PATH}` },
    });
  const tool = join(folder, "node_modules/@react-router/dev/bin.cjs");
  if (!existsSync(tool)) run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"]);
  run(node, [tool, "build"]);
  const serve = join(folder, "node_modules/@react-router/serve/bin.cjs");
  return { command: [node, serve, "build/server/index.js"], folder };
}
