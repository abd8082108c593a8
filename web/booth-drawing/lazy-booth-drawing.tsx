import { type ComponentProps, useEffect, useRef, useState } from "react";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { untilLoaded } from "../lazy/until-loaded.ts";
import { Cached } from "../ui/cached-markup.tsx";
import type { BoothDrawing } from "./booth-drawing.tsx";
import { frame } from "./lazy-booth-drawing.css.ts";

type Props = ComponentProps<typeof BoothDrawing>;

const load = async () => (await import("./booth-drawing.tsx")).BoothDrawing;
const OnServer = import.meta.env.SSR ? lazyComponent(load) : null;

/**
 * The booth drawing without hydration: the server's markup stays. The browser loads the script and
 * draws only what the server did not render, or when the booth changes.
 */
export function LazyBoothDrawing(props: Props) {
  const wish = JSON.stringify(props);
  const [first] = useState(wish);
  const served = useRef<HTMLDivElement>(null);
  const [Drawing, setDrawing] = useState<typeof BoothDrawing>();

  useEffect(() => {
    const isDrawn = wish === first && served.current?.firstChild;
    if (Drawing || isDrawn) return;
    let isWanted = true;
    void untilLoaded(load).then((loaded) => isWanted && setDrawing(() => loaded));
    return () => {
      isWanted = false;
    };
  }, [wish, first, Drawing]);

  if (OnServer) {
    return (
      <Cached as="div" of={["drawing", wish]} className={frame}>
        {() => <OnServer {...props} />}
      </Cached>
    );
  }
  if (Drawing) {
    return (
      <div key="drawn" className={frame}>
        <Drawing {...props} />
      </div>
    );
  }
  return (
    <div
      key="served"
      ref={served}
      className={frame}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; it makes React leave alone what is there
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
