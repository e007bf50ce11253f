import { useRef } from "react";
import { acceptAttribute } from "~/features/leads/model/files/accepted-files";
import { MAX_FILES } from "~/features/leads/model/lead-limits";
import { classNames } from "~/lib/text/class-names";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import type { Attachment, Attachments } from "./attachment-store";
import { CameraButton } from "./camera-button";
import { FileMessages } from "./file-messages";
import { useFileInput } from "./use-file-input";

type Props = {
  files: Attachments;
  /** Message of the server about the files. */
  error?: string | undefined;
};

/** Photos as thumbnails with a tile to add more; they are made smaller while the visitor goes on. */
export function PhotoStep({ files, error }: Props) {
  const adder = useRef<HTMLButtonElement>(null);
  const { attachments, remove } = files;
  const { input, pick, over, dropArea, messages } = useFileInput(files, error);
  const shown = attachments.slice(0, MAX_FILES);
  const working = attachments.some(({ status }) => status === "processing");
  const failed = attachments.filter(({ status }) => status === "failed");
  const done = attachments.length - failed.length;
  const room = attachments.length < MAX_FILES;

  function removeAndStay(id: string) {
    remove(id);
    // The button that had the focus is gone; this one always comes back.
    requestAnimationFrame(() => adder.current?.focus());
  }
  function choose() {
    // A tile that is pressed makes way for its photo.
    adder.current?.focus({ preventScroll: true });
    input.current?.click();
  }

  return (
    <div
      className={classNames("grid grid-cols-1 gap-4 transition-colors", over && "bg-accent-wash")}
      {...dropArea}
    >
      <p className="text-ink-soft">Voeg voor de volledigheid van je aanvraag een foto toe</p>
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-semibold tabular-nums">
          {attachments.length} / {MAX_FILES} foto's
        </span>
        <span role="status" className="text-ink-soft">
          {working && "Comprimeren..."}
          {!working && done > 0 && `${done} bestanden klaar!`}
        </span>
      </p>
      <p role="status" className="text-sm empty:hidden">
        {!working && failed.length > 0 && originalsKept(failed)}
      </p>
      <FileMessages messages={messages} />
      <div className="flex flex-wrap gap-2">
        <Button ref={adder} variant="outline" className="flex-1" onClick={choose} disabled={!room}>
          <Icon name="image" />
          <span className="pointer-fine:hidden!">Foto's toevoegen</span>
          <span className="not-pointer-fine:hidden">Bestanden selecteren</span>
        </Button>
        {room && <CameraButton onPick={files.add} className="flex-1" />}
      </div>
      <ul
        className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2"
        aria-label="Gekozen foto's"
      >
        {shown.map((attachment, index) => (
          <Thumbnail
            key={attachment.id}
            attachment={attachment}
            label={`Verwijder foto ${index + 1}: ${attachment.original.name}`}
            onRemove={() => removeAndStay(attachment.id)}
          />
        ))}
        {room && (
          // Another place, another tile: one that makes room for a photo would jump.
          <li key={shown.length}>
            <button
              type="button"
              onClick={choose}
              aria-label={shown.length > 0 ? "Nog een foto toevoegen" : "Een foto toevoegen"}
              className="grid aspect-square w-full place-items-center rounded-md border border-dashed border-ink/50 bg-white text-accent-text hover:border-ink hover:bg-accent-wash"
            >
              <Icon name="plus" size={7} />
            </button>
          </li>
        )}
      </ul>
      <input
        ref={input}
        type="file"
        multiple
        accept={acceptAttribute("widget")}
        onChange={pick}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
    </div>
  );
}

/** Which photos go as they are, by the names that the visitor knows. */
function originalsKept(failed: Attachment[]): string {
  const names = failed.map(({ original }) => original.name).join(", ");
  return failed.length === 1
    ? `${names} kon niet worden verkleind. Het origineel gaat mee.`
    : `${names} konden niet worden verkleind. De originelen gaan mee.`;
}

type ThumbnailProps = { attachment: Attachment; label: string; onRemove: () => void };

function Thumbnail({ attachment, label, onRemove }: ThumbnailProps) {
  const { preview, status, original } = attachment;
  return (
    <li className="relative aspect-square overflow-hidden rounded-md border border-rule bg-paper-deep">
      {preview ? (
        <img src={preview} alt={original.name} className="size-full object-cover" />
      ) : (
        <span className="grid size-full content-center justify-items-center gap-1 p-1.5 text-center text-xs">
          <Icon name="image" />
          {status === "processing" ? (
            <span className="sr-only">Wordt verkleind</span>
          ) : (
            <span>
              <span className="sr-only">Kon niet worden verkleind; </span>origineel gaat mee
            </span>
          )}
        </span>
      )}
      <button
        type="button"
        onClick={onRemove}
        aria-label={label}
        className="absolute top-0 right-0 grid size-10 place-items-center rounded-bl-md bg-paper/90 hover:bg-danger-wash"
      >
        <Icon name="close" size={4} />
      </button>
    </li>
  );
}
