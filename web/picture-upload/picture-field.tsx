import X from "lucide-react/icons/x";
import { useState } from "react";
import type { PictureCopies } from "../../domain/pictures/linked-picture.ts";
import { readPictureAddress } from "../../domain/pictures/picture-address.ts";
import { IconButton } from "../ui/action/icon-button.tsx";
import { Field } from "../ui/form/field.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { PictureDrop } from "./picture-drop.tsx";
import { field, shown } from "./picture-field.css.ts";
import { PictureThumb } from "./picture-thumb.tsx";

type Props = {
  label: string;
  /** The picture's name within a sentence. */
  thing: string;
  hint: string;
  error?: string | undefined;
  /** URL of a stored picture, a link, or an empty text. */
  value: string;
  /** Copies of linked pictures. */
  copies: PictureCopies;
  onChange: (value: string) => void;
  onBlur?: () => void;
  onBusy?: (isBusy: boolean) => void;
};

/** A field for one picture: an upload, or a link typed below. */
export function PictureField({ label, thing, hint, error, value, copies, ...rest }: Props) {
  const { onChange, onBlur, onBusy } = rest;
  const [news, setNews] = useState("");
  // a link is checked when complete, not on every key
  const [linked, setLinked] = useState(value);
  const isKept = readPictureAddress(value) !== null;
  return (
    <div className={field}>
      <PictureDrop
        label={`the ${thing}`}
        room={1}
        onBusy={onBusy}
        onArrived={(url) => {
          onChange(url);
          setNews(`The ${thing} is uploaded`);
        }}
      />
      <Field label={label} hint={hint} error={error}>
        {(wiring) =>
          isKept ? (
            <div className={shown} id={wiring.id}>
              <PictureThumb address={value} alt={`The uploaded ${thing}`} copies={copies} />
              Uploaded
              <IconButton
                label={`Remove the ${thing}`}
                icon={<X size={18} aria-hidden="true" />}
                onClick={() => {
                  onChange("");
                  setNews(`The ${thing} is removed`);
                }}
              />
            </div>
          ) : (
            <div className={shown}>
              {linked === value && /^https?:\/\/./.test(value) && (
                <PictureThumb address={value} alt="" copies={copies} />
              )}
              <TextInput
                {...wiring}
                type="url"
                value={value}
                onChange={({ target }) => onChange(target.value)}
                onBlur={() => {
                  setLinked(value);
                  onBlur?.();
                }}
              />
            </div>
          )
        }
      </Field>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </div>
  );
}
