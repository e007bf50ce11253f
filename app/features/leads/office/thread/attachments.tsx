import { useId, useState } from "react";
import { useFetcher, useRevalidator } from "react-router";
import { isSignedOut } from "~/admin/retrying-fetch";
import { MAX_MESSAGE_BYTES } from "~/features/leads/model/files/message-files";
import type { LeadView } from "~/features/leads/office/lead/lead-view";
import { fetchJson } from "~/lib/api-client";
import { sizeText } from "~/lib/files/size-text";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import type { LeadDrafts } from "./draft-types";

type AttachmentsProps = {
  files: LeadDrafts["files"];
  /** Of the request, and which of them go along. */
  photos: LeadView["files"];
  chosen: number[];
  onChoose: (chosen: number[]) => void;
  address: string;
};

/** What goes along with an answer: files of one's own, kept on the server at once, and photos of the request. */
export function Attachments({ files, photos, chosen, onChoose, address }: AttachmentsProps) {
  const id = useId();
  const fetcher = useFetcher();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState("");
  const [problems, setProblems] = useState<string[]>([]);
  const all = [
    ...files.map(({ bytes }) => bytes),
    ...photos.filter(({ n }) => chosen.includes(n)).map(({ bytes }) => bytes),
  ];
  const total = all.reduce((sum, bytes) => sum + bytes, 0);

  async function take(picked: File[]) {
    const wrong: string[] = [];
    for (const file of picked) {
      setBusy(file.name);
      const problem = await upload(address, file);
      if (problem) wrong.push(problem);
    }
    setBusy("");
    setProblems(wrong);
    await revalidate();
  }

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
            void take([...(target.files ?? [])]);
            target.value = "";
          }}
        />
      </label>
      <div role="status">
        {busy && <p>Bezig met {busy} …</p>}
        {problems.map((problem) => (
          <p key={problem} className="font-semibold text-danger">
            {problem}
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

/** What is wrong with it, or null when it is kept. */
async function upload(address: string, file: File): Promise<string | null> {
  if (file.size > MAX_MESSAGE_BYTES)
    return `${file.name} is ${sizeText(file.size)}; per mail kan ${sizeText(MAX_MESSAGE_BYTES)} mee.`;
  const asked = {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream" },
    body: file,
    redirect: "manual",
    timeoutMs: 120_000,
  } as const;
  const url = `${address}?naam=${encodeURIComponent(file.name)}`;
  const answer = await fetchJson<{ kind: string; message?: string }>(url, asked).catch(() => null);
  if (answer === null)
    return `${file.name} is niet overgekomen: er is geen verbinding. Kies het bestand zo nog eens.`;
  if (isSignedOut(answer.response))
    return `${file.name} is niet overgekomen: u bent afgemeld. Meld u in een nieuw venster aan en kies het nog eens.`;
  if (answer.data?.kind === "stored") return null;
  return answer.data?.message ?? `${file.name} kon niet worden bewaard. Probeer het nog eens.`;
}
