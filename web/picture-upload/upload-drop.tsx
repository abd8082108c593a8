import X from "lucide-react/icons/x";
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "../ui/action/button.tsx";
import { IconButton } from "../ui/action/icon-button.tsx";
import { FieldError } from "../ui/form/field-error.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { bar, drop, file, input, list, over, row, words } from "./upload-drop.css.ts";
import { type Uploading, useUploads } from "./use-uploads.ts";

type Props<Answer> = Uploading<Answer> & {
  /** Purpose of the files, for screen readers. */
  label: string;
  /** Number of files that can still be added. */
  room: number;
  /** Accepted content types, in the format of `<input accept>`. */
  accepted: string;
  /** The button that opens the file picker. */
  button: ReactNode;
  /** Text beside the button: accepted files and their limits. */
  words: string;
  /** Called with whether uploads are in progress. */
  onBusy?: ((isBusy: boolean) => void) | undefined;
};

/** A drop zone and file picker that uploads files, with progress and errors for each. */
export function UploadDrop<Answer>(props: Props<Answer>) {
  const { label, room, accepted, button, words: limitWords, onBusy, ...uploading } = props;
  const { uploads, add, remove } = useUploads(uploading);
  const [isOver, setOver] = useState(false);
  const [left, setLeft] = useState(0);
  const [news, setNews] = useState("");
  const chooser = useRef<HTMLInputElement>(null);
  const id = useId();
  const isFull = room <= 0;
  const running = uploads.filter(({ error }) => error === null).length;

  const notifyBusy = useRef(onBusy);
  useEffect(() => {
    notifyBusy.current = onBusy;
  });
  useEffect(() => {
    notifyBusy.current?.(running > 0);
  }, [running]);

  function take(files: readonly File[]) {
    const taken = files.slice(0, Math.max(0, room - running));
    setLeft(files.length - taken.length);
    if (taken.length > 0) setNews(`Uploading ${taken.map(({ name }) => name).join(", ")}`);
    add(taken);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the button in it
    <div
      className={isOver ? `${drop} ${over}` : drop}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!isFull);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <div className={row}>
        <Button size="small" disabled={isFull} onClick={() => chooser.current?.click()}>
          {button}
          <VisuallyHidden>{` for ${label}`}</VisuallyHidden>
        </Button>
        <span className={words}>{limitWords}</span>
        <input
          ref={chooser}
          type="file"
          className={input}
          aria-label={`File for ${label}`}
          tabIndex={-1}
          accept={accepted}
          multiple={room > 1}
          onChange={({ target }) => {
            take([...(target.files ?? [])]);
            // so that the same file can be chosen again
            target.value = "";
          }}
        />
      </div>
      {uploads.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list
        <ul className={list} role="list" aria-label={`Uploads for ${label}`}>
          {uploads.map(({ id: upload, name, share, error }) => (
            <li key={upload} className={file}>
              <div className={row}>
                <span className={words}>{name}</span>
                <IconButton
                  label={error === null ? `Stop uploading ${name}` : `Dismiss ${name}`}
                  icon={<X size={16} aria-hidden="true" />}
                  onClick={() => remove(upload)}
                />
              </div>
              {error === null ? (
                <progress className={bar} value={share} max={1} aria-label={`Uploading ${name}`} />
              ) : (
                <FieldError id={`${id}-${upload}`}>{error}</FieldError>
              )}
            </li>
          ))}
        </ul>
      )}
      {left > 0 && <FieldError id={`${id}-left`}>{`${left} more didn't fit`}</FieldError>}
      <VisuallyHidden>
        <span role="status">{news}</span>
        {/* only added errors are announced */}
        <span role="alert" aria-atomic={false} aria-relevant="additions">
          {uploads.map(
            ({ id: upload, name, error }) =>
              error !== null && <span key={upload}>{`${name}: ${error} `}</span>,
          )}
        </span>
      </VisuallyHidden>
    </div>
  );
}
