import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { signedInFetch } from "~/admin/office-fetch";
import { MAX_MESSAGE_BYTES } from "~/features/leads/model/files/message-files";
import { fetchJson } from "~/lib/api-client";
import { sizeText } from "~/lib/files/size-text";
import { newUuid } from "~/lib/uuid";
import type { LeadDrafts } from "./draft-types";

/** Over a slow line, and while somebody signs in again. */
const UPLOAD_LIMIT_MS = 600_000;

/** `upload`: number of the one that it is of. */
type Problem = { upload: string; text: string };

export type Uploads = ReturnType<typeof useUploads>;

/** Sends files that are to go along with an answer to the server, one by one. `kept`: what is there. */
export function useUploads(address: string, kept: LeadDrafts["files"]) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState("");
  const [problems, setProblems] = useState<Problem[]>([]);
  const underWay = useRef<Promise<boolean>>(null);

  async function sendAll(picked: File[]): Promise<boolean> {
    const wrong: Problem[] = [];
    for (const file of picked) {
      setBusy(file.name);
      const upload = newUuid();
      const text = await send(address, file, upload);
      if (text) wrong.push({ upload, text });
    }
    setBusy("");
    setProblems(wrong);
    underWay.current = null;
    return wrong.length === 0;
  }

  return {
    /** Name of the file that is on its way. */
    busy,
    /** Without those of files that came over all the same. */
    problems: problems.filter(({ upload }) => !kept.some((file) => file.upload === upload)),
    /** Whether all that is on its way came over; null while nothing is. */
    underWay: () => underWay.current,
    async take(picked: File[]) {
      underWay.current = sendAll(picked);
      await underWay.current;
      await revalidate();
    },
  };
}

/** What is wrong with it, or null when it is kept. */
async function send(address: string, file: File, upload: string): Promise<string | null> {
  if (file.size > MAX_MESSAGE_BYTES)
    return `${file.name} is ${sizeText(file.size)}; per mail kan ${sizeText(MAX_MESSAGE_BYTES)} mee.`;
  const asked = {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream" },
    body: file,
    timeoutMs: UPLOAD_LIMIT_MS,
  };
  const url = `${address}?${new URLSearchParams({ naam: file.name, upload })}`;
  const ask = () => fetchJson<{ kind: string; message?: string }>(url, asked, signedInFetch);
  // Only the answer may be lost: the same number makes no second file.
  const answer = await ask()
    .catch(ask)
    .catch(() => null);
  if (answer?.data?.kind === "stored") return null;
  return answer?.data?.message ?? `${file.name} is niet overgekomen. Kies het opnieuw of verstuur zonder.`;
}
