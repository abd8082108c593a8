import { useEffect, useRef } from "react";
import type { PictureCopies } from "../../domain/pictures/linked-picture.ts";
import { readPictureAddress } from "../../domain/pictures/picture-address.ts";
import { TextListInput } from "../ui/form/text-list-input.tsx";
import { PictureDrop } from "./picture-drop.tsx";
import { entry, field } from "./picture-field.css.ts";
import { PictureThumb } from "./picture-thumb.tsx";

type Props = {
  label: string;
  hint: string;
  error?: string | undefined;
  cap: number;
  value: readonly string[];
  /** Of the pictures that are linked. */
  copies: PictureCopies;
  onChange: (value: string[]) => void;
  onBusy?: (isBusy: boolean) => void;
};

/** Several pictures: uploaded, or linked. */
export function PictureListField({ label, value, copies, cap, onChange, onBusy, ...rest }: Props) {
  // two may arrive before the screen has caught up with the first
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const uploaded = value.filter((each) => readPictureAddress(each));
  const nameOf = (address: string) => {
    const place = uploaded.indexOf(address);
    return place < 0 ? address : `Uploaded picture ${place + 1}`;
  };
  return (
    <div className={field}>
      <PictureDrop
        label={label.toLowerCase()}
        room={cap - value.length}
        onBusy={onBusy}
        onArrived={(url) => {
          if (latest.current.includes(url)) return;
          latest.current = [...latest.current, url];
          onChange([...latest.current]);
        }}
      />
      <TextListInput
        {...rest}
        label={label}
        type="url"
        cap={cap}
        value={value}
        onChange={onChange}
        nameOf={nameOf}
        entryOf={(address) => (
          <span className={entry}>
            <PictureThumb address={address} alt="" copies={copies} />
            {nameOf(address)}
          </span>
        )}
      />
    </div>
  );
}
