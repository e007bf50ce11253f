import { useId, useState } from "react";
import { classNames } from "~/lib/text/class-names";
import { Icon } from "~/ui/icons/icon";
import { uploadPicture } from "./make-variants";
import type { MediaItem } from "./media-types";

type UploadFieldProps = { address: string; onStored: (item: MediaItem) => void };

/** Takes in pictures, chosen or dropped; each says how it went. */
export function UploadField({ address, onStored }: UploadFieldProps) {
  const id = useId();
  const [busy, setBusy] = useState("");
  const [over, setOver] = useState(false);
  const [messages, setMessages] = useState<{ text: string; wrong: boolean }[]>([]);

  async function take(files: File[]) {
    const outcome: typeof messages = [];
    for (const [index, file] of files.entries()) {
      setBusy(files.length > 1 ? `${file.name} (${index + 1} van ${files.length})` : file.name);
      const answer = await uploadPicture(address, file).catch(() => null);
      if (answer?.kind === "stored") {
        outcome.push({
          text: `${answer.item.name} ${answer.known ? "stond er al" : "is toegevoegd"}.`,
          wrong: false,
        });
        onStored(answer.item);
      } else {
        outcome.push({ text: answer?.message ?? `${file.name} kon niet worden verwerkt.`, wrong: true });
      }
      setMessages([...outcome]);
    }
    setBusy("");
  }

  return (
    <div>
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take([...event.dataTransfer.files]);
        }}
        className={classNames(
          "ringed flex min-h-20 flex-wrap items-center gap-x-4 gap-y-1 border border-dashed px-5 py-4 hover:border-ink",
          over ? "border-ink bg-accent-wash" : "border-ink/55 bg-white",
        )}
      >
        <Icon name="upload" />
        <span className="font-semibold">Afbeeldingen toevoegen</span>
        <span className="text-sm text-ink-soft">
          Kies of sleep ze hierheen. JPEG, PNG of WebP. Grote foto’s worden vanzelf kleiner gemaakt.
        </span>
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          multiple
          disabled={busy !== ""}
          className="sr-only"
          onChange={(event) => {
            void take([...(event.target.files ?? [])]);
            event.target.value = "";
          }}
        />
      </label>
      <div role="status" className="text-sm">
        {busy && <p className="mt-2">Bezig met {busy} …</p>}
        {messages.map(({ text, wrong }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and lines never move
          <p key={index} className={wrong ? "mt-2 font-semibold text-danger" : "mt-2 text-success"}>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}
