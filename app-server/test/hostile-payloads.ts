/** Changes to the token of a link in an invitation: each makes another token of it, none of which we wrote. */
export const forgedTokens: Record<string, (token: string) => string> = {
  "a signature alone": (token) => token.slice(token.lastIndexOf(".")),
  "no signature": (token) => token.slice(0, token.lastIndexOf(".") + 1),
  "the signature of nothing": () => `.${"A".repeat(43)}`,
  "the signature cut by one": (token) => token.slice(0, -1),
  "the signature longer by one": (token) => `${token}A`,
  "the signature in standard Base64": (token) => `${token}=`,
  "another last character that decodes the same": (token) =>
    `${token.slice(0, -1)}${following(token.at(-1) ?? "A")}`,
  "capital letters": (token) => token.toUpperCase(),
  "a further part": (token) => token.replace(/\.([^.]+)$/, ".0.$1"),
  "a part twice": (token) => token.replace(".", "..").replace("..", "."),
  "another version of the link": (token) => token.replace(/\.1\.([^.]+)$/, ".01.$1"),
  "a version in another notation": (token) => token.replace(/\.1\.([^.]+)$/, ".1e0.$1"),
  "another time": (token) => token.replace(/\.\d{13}\./, ".0."),
  "no time": (token) => token.replace(/\.\d{13}\./, ".NaN."),
  "a zero byte": (token) => `${token}%00`,
  "a line break": (token) => `${token}%0d%0aset-cookie:%20a=b`,
  "a path": (token) => `${token}%2f..%2f${token}`,
  "200 characters more": (token) => `${token}${"A".repeat(200)}`,
  "a quotation mark": (token) => `${token}'%20or%20'1'='1`,
};

function following(letter: string): string {
  return String.fromCharCode(letter.charCodeAt(0) + 1);
}

const structure = { category: "structure", amount: 1_00 };
const [one, two] = ["0190aaaa-0000-7000-8000-000000000001", "0190aaaa-0000-7000-8000-000000000002"];

/** The lines of a quote as JSON texts: what no form of ours sends. All are refused. */
export const hostileLines: Record<string, string> = {
  "an object in place of a list": `{"0":${JSON.stringify(structure)},"length":1}`,
  "a list in a list": `[[${JSON.stringify(structure)}]]`,
  "50,000 lists in each other": `${"[".repeat(50_000)}${"]".repeat(50_000)}`,
  "20,000 objects in each other": `[${'{"note":'.repeat(20_000)}1${"}".repeat(20_000)}]`,
  "100,000 lines of nothing": `[${"{},".repeat(60_000)}{}]`,
  "a prototype in place of a line": '[{"__proto__":{"category":"structure","amount":100}}]',
  "a constructor": '[{"constructor":{"prototype":{"category":"structure"}}}]',
  "more than every number": '[{"category":"structure","amount":1e400}]',
  "more than a whole number holds": '[{"category":"structure","amount":9007199254740993}]',
  "a fraction of a cent": '[{"category":"structure","amount":0.1}]',
  "a number as a text": '[{"category":"structure","amount":"100"}]',
  "a number in a list": '[{"category":"structure","amount":[100]}]',
  "true for a number": '[{"category":"structure","amount":true}]',
  "an amount below zero": '[{"category":"structure","amount":-100}]',
  "a product above every bound":
    '[{"category":"structure","quantity":999999999,"unitPrice":9999999999}]',
  "a quantity below zero": '[{"category":"structure","quantity":-1000,"unitPrice":-100}]',
  "a sum above every bound": JSON.stringify(
    Array.from({ length: 100 }, () => ({ ...structure, amount: 10_000_000_000 })),
  ),
  "two lines in each other": JSON.stringify([
    { id: one, category: "structure", within: two },
    { id: two, category: "design", within: one },
  ]),
  "a line in itself": JSON.stringify([{ id: one, category: "structure", within: one }]),
  "a category of every object": '[{"category":"toString","amount":100}]',
  "markup for a unit": '[{"category":"structure","amount":100,"unit":"<script>"}]',
  "half a character": '[{"category":"structure","amount":100,"label":"\\ud800"}]',
  "a zero byte": '[{"category":"structure","amount":100,"note":"a\\u0000b"}]',
};

/** Headers by which caches and proxies were poisoned elsewhere. No answer depends on one. */
export const poisonHeaders: Record<string, string>[] = [
  { "x-forwarded-host": "evil.example" },
  { "x-forwarded-proto": "ftp", "x-forwarded-scheme": "http" },
  { "x-forwarded-port": "1", "x-forwarded-prefix": "/evil.example" },
  { "x-forwarded-for": "evil.example", "x-real-ip": "evil.example" },
  {
    "x-host": "evil.example",
    "x-forwarded-server": "evil.example",
    "x-http-host-override": "evil.example",
  },
  { forwarded: 'host="evil.example";proto=https' },
  { "x-original-url": "/evil.example", "x-rewrite-url": "/evil.example" },
  { "x-http-method-override": "POST", "x-method-override": "DELETE" },
  { origin: "https://evil.example", referer: "https://evil.example/a" },
  { "accept-language": "evil.example", "user-agent": "<script>evil.example</script>" },
  { "x-requested-with": "evil.example", "x-wap-profile": "http://evil.example/" },
  { via: "1.1 evil.example", "cf-connecting-ip": "evil.example", "true-client-ip": "evil.example" },
  { "x-middleware-subrequest": "evil.example", "x-react-router-manifest": "evil.example" },
  { traceparent: "00-evil.example", baggage: "evil=evil.example", "x-request-id": "evil.example" },
];

/** Ranges and conditions of a request for a file. None makes an answer larger than the file. */
export const oddConditions: Record<string, string>[] = [
  { range: "bytes=0-" },
  { range: "bytes=5-1" },
  { range: "bytes=-1" },
  { range: "bytes=-99999999999999999999" },
  { range: "bytes=99999999-" },
  { range: "bytes=a-b" },
  { range: "lines=0-9" },
  { range: `bytes=${Array.from({ length: 500 }, () => "0-").join(",")}` },
  { range: "bytes=0-0", "if-range": '"another"' },
  { "if-none-match": '"another", W/"more"' },
  { "if-match": '"another"' },
  { "if-modified-since": "Fri, 99 Foo 9999 99:99:99 GMT" },
  { "if-unmodified-since": "Thu, 01 Jan 1970 00:00:00 GMT" },
  { "accept-encoding": "gzip;q=0, br;q=0, zstd;q=0, identity;q=0, *;q=0" },
];
