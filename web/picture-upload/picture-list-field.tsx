import { useEffect, useRef, useState } from "react";
import type { PictureCopies } from "../../domain/pictures/linked-picture.ts";
import { readPictureAddress } from "../../domain/pictures/picture-address.ts";
import { Badge } from "../ui/feedback/badge.tsx";
import { TextListInput } from "../ui/form/text-list-input.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import { PictureDrop } from "./picture-drop.tsx";
import { entry, field } from "./picture-field.css.ts";
import { PictureThumb } from "./picture-thumb.tsx";

type Props = {
  label: string;
  hint: string;
  error?: string | undefined;
  cap: number;
  value: readonly string[];
  /** Copies of linked pictures. */
  copies: PictureCopies;
  onChange: (value: string[]) => void;
  onBusy?: (isBusy: boolean) => void;
  /** Whether a main picture precedes these, with which the first can change places. */
  hasMain: boolean;
  onMove: (place: number, by: -1 | 1) => void;
};

/** A field for several pictures in order: uploaded, or linked. The first of all is the cover. */
export function PictureListField({ label, value, copies, cap, onChange, onBusy, ...props }: Props) {
  const { hasMain, onMove, ...rest } = props;
  const list = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<{ to: number; by: -1 | 1 } | null>(null);
  // some browsers take the focus away from a moved entry
  useEffect(() => {
    const places = moved && list.current?.querySelectorAll(`[data-move="${moved.by}"]`);
    const button = places?.[Math.max(0, moved?.to ?? 0)];
    if (button instanceof HTMLElement) button.focus();
  }, [moved]);
  function move(place: number, by: -1 | 1) {
    onMove(place, by);
    setMoved({ to: place + by, by });
  }
  // two uploads may finish before the next render
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
    <div className={field} ref={list}>
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
            <span>{nameOf(address)}</span>
            {!hasMain && address === value[0] && <Badge tone="positive">Cover</Badge>}
          </span>
        )}
        actionsOf={(address) => {
          const place = value.indexOf(address);
          return (
            <MoveButtons
              name={nameOf(address)}
              canGoEarlier={place > 0 || hasMain}
              canGoLater={place < value.length - 1}
              onMove={(by) => move(place, by)}
            />
          );
        }}
      />
      <VisuallyHidden>
        <span role="status">{moved && movedTo(moved.to, value.length)}</span>
      </VisuallyHidden>
    </div>
  );
}

function movedTo(place: number, count: number): string {
  return place < 0 ? "Moved: now the main image" : `Moved to ${place + 1} of ${count}`;
}
