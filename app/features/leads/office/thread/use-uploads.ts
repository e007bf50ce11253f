import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { signedInFetch } from "~/admin/office-fetch";
import { MAX_MESSAGE_BYTES } from "~/features/leads/model/files/message-files";
import { fetchJson } from "~/lib/api-client";
import { sizeText } from "~/lib/files/size-text";

/** Over a slow line, and while somebody signs in again. */
const UPLOAD_LIMIT_MS = 600_000;

export type Uploads = ReturnType<typeof useUploads>;

/** Sends files that are to go along with an answer to the server, one by one. */
export function useUploads(address: string) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState("");
  const [problems, setProblems] = useState<string[]>([]);
  const underWay = useRef<Promise<boolean>>(null);

  async function sendAll(picked: File[]): Promise<boolean> {
    const wrong: string[] = [];
    for (const file of picked) {
      setBusy(file.name);
      const problem = await upload(address, file);
      if (problem) wrong.push(problem);
    }
    setBusy("");
    setProblems(wrong);
    underWay.current = null;
    return wrong.length === 0;
  }

  return {
    /** Name of the file that is on its way. */
    busy,
    problems,
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
async function upload(address: string, file: File): Promise<string | null> {
  if (file.size > MAX_MESSAGE_BYTES)
    return `${file.name} is ${sizeText(file.size)}; per mail kan ${sizeText(MAX_MESSAGE_BYTES)} mee.`;
  const asked = {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream" },
    body: file,
    timeoutMs: UPLOAD_LIMIT_MS,
  };
  const url = `${address}?naam=${encodeURIComponent(file.name)}`;
  const answer = await fetchJson<{ kind: string; message?: string }>(url, asked, signedInFetch).catch(
    () => null,
  );
  if (answer?.data?.kind === "stored") return null;
  return answer?.data?.message ?? `${file.name} is niet overgekomen. Kies het opnieuw of verstuur zonder.`;
}
