import { use } from "react";
import displayFace from "../theme/fonts/bricolage-grotesque-700.woff2?url";
import withoutScripts from "../theme/fonts/faces.css?url";
import textFace from "../theme/fonts/instrument-sans-400-700.woff2?url";
import { NonceContext } from "./nonce-context.ts";

const faces = [
  ["Instrument Sans", textFace, "400 700"],
  ["Bricolage Grotesque", displayFace, "700"],
];

/**
 * On a visit's first page the faces are fetched after its first paint, not beside the style sheet that the paint waits for; on a
 * later one they are cached, and fetched at once. Both take effect together: the page is laid out once more, not twice.
 */
const script = `{
const faces=${JSON.stringify(faces)}.map(([name,url,weight])=>new FontFace(name,"url("+url+")",{weight}));
const load=()=>Promise.allSettled(faces.map((face)=>face.load())).then(()=>faces.forEach((face)=>document.fonts.add(face)));
const isFirst=!document.referrer.startsWith(location.origin+"/")&&performance.getEntriesByType("navigation")[0]?.type==="navigate";
if(isFirst)new PerformanceObserver((_,it)=>{it.disconnect();load()}).observe({type:"paint",buffered:true});else load();
}`.replaceAll("\n", "");

/** The site's two typefaces, as a script of the page; as a style sheet where scripts are off. */
export function LateFaces() {
  return (
    <>
      <script
        nonce={use(NonceContext)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
        dangerouslySetInnerHTML={{ __html: script }}
      />
      <noscript>
        <link rel="stylesheet" href={withoutScripts} />
      </noscript>
    </>
  );
}
