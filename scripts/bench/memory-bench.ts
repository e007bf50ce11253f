import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { freshFetch } from "../../tests/support/fresh-fetch.ts";
import { startServer } from "../../tests/support/server.ts";
import { leadForm, noisyJpeg } from "../chaos/submissions.ts";
import { startBare } from "./subjects.ts";

const MEGABYTE = 1024 * 1024;
const POSTS = 6;

/**
 * Peak memory of the runtime above what it has at rest, while five files of 10 MB are posted: the site, which reads the
 * body as a stream, beside a bare Worker that takes them out of `request.formData()` and puts them into R2 too.
 */
export async function benchMemory(): Promise<{ from: string; "MB above idle": number }[]> {
  const site = await startServer();
  const bare = await startBare("formData");
  try {
    const subjects = [
      { from: "site: streaming reader", url: `${site.url}/api/service-request`, pid: site.runtimePid },
      { from: "Worker: request.formData()", url: bare.url, pid: bare.pid },
    ].map((subject) => ({ ...subject, atRest: kilobytes(subject.pid(), "VmRSS"), peak: 0 }));
    for (let round = 0; round < POSTS; round++) {
      for (const subject of subjects)
        subject.peak = Math.max(subject.peak, await peakOfPost(subject.url, subject.pid()));
    }
    return subjects.map(({ from, atRest, peak }) => ({
      from,
      "MB above idle": Math.round((peak - atRest) / 1024),
    }));
  } finally {
    await site.stop();
    await bare.stop();
  }
}

async function peakOfPost(url: string, pid: number): Promise<number> {
  // 5 sets the peak back to what is in use now.
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
  const post = new Response(leadForm(Array.from({ length: 5 }, () => noisyJpeg(10 * MEGABYTE))));
  const headers = {
    "Content-Type": post.headers.get("Content-Type") ?? "",
    "CF-Connecting-IP": `2001:db8:${randomBytes(2).toString("hex")}::1`,
  };
  const body = new Uint8Array(await post.arrayBuffer());
  // On a connection of its own: one that was idle while the other was measured may just be closing.
  const answer = await freshFetch(url, { method: "POST", body, headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return kilobytes(pid, "VmHWM");
}

export function kilobytes(pid: number, field: "VmRSS" | "VmHWM"): number {
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
}
