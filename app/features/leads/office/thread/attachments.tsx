import { useId } from "react";
import { useFetcher } from "react-router";
import { MAX_MESSAGE_BYTES } from "~/features/leads/model/files/message-files";
import type { LeadView } from "~/features/leads/office/lead/lead-view";
import { sizeText } from "~/lib/files/size-text";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import type { LeadDrafts } from "./draft-types";
import type { Uploads } from "./use-uploads";

type AttachmentsProps = {
  files: LeadDrafts["files"];
  /** Of the request, and which of them go along. */
  photos: LeadView["files"];
  chosen: number[];
  onChoose: (chosen: number[]) => void;
  address: string;
  uploads: Uploads;
};

/** What goes along with an answer: files of one's own, kept on the server at once, and photos of the request. */
export function Attachments({ files, photos, chosen, onChoose, address, uploads }: AttachmentsProps) {
  const id = useId();
  const fetcher = useFetcher();
  const { busy, problems } = uploads;
  const all = [
    ...files.map(({ bytes }) => bytes),
    ...photos.filter(({ n }) => chosen.includes(n)).map(({ bytes }) => bytes),
  ];
  const total = all.reduce((sum, bytes) => sum + bytes, 0);

  return (
    <div className="grid justify-items-start gap-1 text-sm">
      <label
        htmlFor={id}
        className="ringed inline-flex min-h-11 cursor-pointer items-center gap-2 underline underline-offset-4"
      >
        <Icon name="upload" size={4} /> Bestand meesturen
        <input
          id={id}
          type="file"
          multiple
          accept="application/pdf,image/*,.doc,.docx"
          disabled={busy !== ""}
          className="sr-only"
          onChange={({ target }) => {
            void uploads.take([...(target.files ?? [])]);
            target.value = "";
          }}
        />
      </label>
      <div role="status">
        {busy && <p>Bezig met {busy} …</p>}
        {problems.map(({ upload, text }) => (
          <p key={upload} className="font-semibold text-danger">
            {text}
          </p>
        ))}
      </div>
      {files.length > 0 && (
        <ul className="w-full" aria-label="Gaat mee">
          {files.map(({ key, name, bytes }) => (
            <li key={key} className="flex flex-wrap items-center gap-x-3">
              <Icon name="file" size={4} />
              <span className="min-w-0 break-all">{name}</span>
              <span className="text-ink-soft">{sizeText(bytes)}</span>
              <fetcher.Form method="post" action={address}>
                <input type="hidden" name="file" value={key} />
                <Button
                  type="submit"
                  name="action"
                  value="drop-file"
                  variant="link"
                  size="sm"
                  className="min-h-11"
                >
                  Weghalen<span className="sr-only"> {name}</span>
                </Button>
              </fetcher.Form>
            </li>
          ))}
        </ul>
      )}
      {photos.length > 0 && (
        <details className="w-full">
          <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4">
            Bestanden van de aanvraag meesturen{chosen.length > 0 && ` (${chosen.length})`}
          </summary>
          {photos.map(({ n, name, visitorName, bytes }) => (
            <label key={n} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                checked={chosen.includes(n)}
                className="size-4.5 shrink-0 accent-(--accent)"
                onChange={({ target }) =>
                  onChoose(target.checked ? [...chosen, n] : chosen.filter((one) => one !== n))
                }
              />
              <span className="min-w-0 break-all">
                {name}{" "}
                <span className="text-ink-soft">
                  ({visitorName}, {sizeText(bytes)})
                </span>
              </span>
            </label>
          ))}
        </details>
      )}
      {total > MAX_MESSAGE_BYTES && (
        <p className="font-semibold text-danger">
          Samen {sizeText(total)}; per mail kan {sizeText(MAX_MESSAGE_BYTES)} mee.
        </p>
      )}
    </div>
  );
}
