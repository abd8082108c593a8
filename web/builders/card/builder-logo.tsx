import { useState } from "react";
import { Picture } from "../../ui/media/picture.tsx";
import { frame, picture, sizes } from "./builder-logo.css.ts";
import { Monogram } from "./monogram.tsx";

type Props = { name: string; logo: string | null; size?: keyof typeof sizes };

/** A builder's logo, or a monogram when there is none or it fails to load. */
export function BuilderLogo({ name, logo, size = "small" }: Props) {
  const [isBroken, setBroken] = useState(false);
  return (
    <div className={`${frame} ${sizes[size]}`}>
      {logo && !isBroken ? (
        <Picture
          src={logo}
          alt={`Logo of ${name}`}
          className={picture}
          width={104}
          height={104}
          sizes="6.5rem"
          onBroken={() => setBroken(true)}
        />
      ) : (
        <Monogram name={name} />
      )}
    </div>
  );
}
