import { useId } from "react";
import { acceptAttribute, fileHint } from "~/features/leads/model/files/accepted-files";
import { MAX_FILES } from "~/features/leads/model/lead-limits";
import type { LeadForm } from "~/features/leads/model/lead-options";
import { sizeText } from "~/lib/files/size-text";
import { classNames } from "~/lib/text/class-names";
import { buttonClass } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import type { Attachment, Attachments } from "./attachment-store";
import { CameraButton } from "./camera-button";
import { FileMessages } from "./file-messages";
import { useFileInput } from "./use-file-input";

type Props = {
  /** Of the whole, for the error summary. */
  id?: string;
  form: LeadForm;
  files: Attachments;
  /** Message of the server about the files. */
  error?: string | undefined;
  /** Where they are all that is asked for. */
  label?: string;
};

/** Choosing files: a plain file input without script, with a list, drop area and thumbnails with it. */
export function AttachmentsField({ id: whole, form, files, error, label }: Props) {
  const id = useId();
  const { attachments, remove } = files;
  const { input, take, pick, over, dropArea, messages } = useFileInput(files, error);
  function removeAndStay(attachment: Attachment) {
    remove(attachment.id);
    // The button that had the focus is gone; once there is room this one can take it.
    requestAnimationFrame(() => input.current?.focus());
  }

  return (
    <div id={whole} className="grid grid-cols-1 gap-3">
      <div
        className={classNames(
          "grid grid-cols-1 gap-3 rounded-md border border-dashed border-ink/50 px-3 py-4 transition-colors",
          over && "bg-accent-wash",
        )}
        {...dropArea}
      >
        <div>
          <label htmlFor={id} className="font-semibold">
            {label ?? (
              <>
                Foto's of documenten <span className="font-normal text-ink-soft">(niet verplicht)</span>
              </>
            )}
          </label>
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {fileHint(form)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            id={id}
            type="file"
            name="files"
            multiple
            accept={acceptAttribute(form)}
            disabled={attachments.length >= MAX_FILES}
            aria-describedby={`${id}-hint${messages.length > 0 ? ` ${id}-problems` : ""}`}
            aria-invalid={messages.length > 0 || undefined}
            onChange={pick}
            className="peer text-sm max-w-full sr-only-scripted"
          />
          <label
            htmlFor={id}
            aria-hidden="true"
            className={buttonClass("outline", "sm", "ringed only-scripted peer-disabled:hidden")}
          >
            <Icon name="image" /> Bestanden kiezen
          </label>
          {attachments.length < MAX_FILES && <CameraButton onPick={take} className="button-sm" />}
        </div>
      </div>
      <FileMessages id={`${id}-problems`} messages={messages} />
      {attachments.length > 0 && (
        <ul className="grid grid-cols-1 gap-2" aria-label="Gekozen bestanden">
          {attachments.map((attachment) => (
            <AttachmentRow
              key={attachment.id}
              attachment={attachment}
              onRemove={() => removeAndStay(attachment)}
            />
          ))}
        </ul>
      )}
      <p className="sr-only" role="status">
        {attachments.length > 0 && `${attachments.length} van ${MAX_FILES} bestanden gekozen`}
      </p>
    </div>
  );
}

const STATUS: Record<Attachment["status"], string> = {
  processing: "Wordt verkleind…",
  completed: "Klaar om te versturen",
  failed: "Kon niet worden verkleind; het origineel gaat mee",
};

function AttachmentRow({ attachment, onRemove }: { attachment: Attachment; onRemove: () => void }) {
  const { original, compressed, status, preview } = attachment;
  return (
    <li className="flex items-center gap-3 rounded-md border border-rule bg-white p-2">
      {preview ? (
        <img
          src={preview}
          alt=""
          width="56"
          height="56"
          className="size-14 shrink-0 rounded-sm object-cover"
        />
      ) : (
        <span className="grid size-14 shrink-0 place-items-center rounded-sm bg-paper-deep">
          <Icon name={status === "processing" ? "image" : "file"} />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{original.name}</span>
        <span className="block text-sm text-ink-soft">
          {STATUS[status]} · {sizeText((compressed ?? original).size)}
        </span>
      </span>
      <button
        type="button"
        onClick={onRemove}
        className="grid size-12 shrink-0 place-items-center rounded-md hover:bg-danger-wash"
        aria-label={`Verwijder ${original.name}`}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}
