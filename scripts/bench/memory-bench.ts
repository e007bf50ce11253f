import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { freshFetch } from "../../tests/support/fresh-fetch.ts";
import { startServer } from "../../tests/support/server.ts";
import { startFormDataWorker } from "./limits.ts";

export type MemoryRow = {
  from: string;
  /** Megabytes at the highest point of all posts, above the runtime at rest before the first one. */
  aboveIdle: number;
};

const megabyte = 1024 * 1024;
const posts = 6;

/**
 * Peak memory of the runtime while five files of 10 MB are posted: the site, which reads the body as a
 * stream, beside a bare Worker that takes them out of `request.formData()` and puts them into R2 too. Linux
 * only: elsewhere the operating system does not tell the peak.
 */
export async function benchMemory(): Promise<MemoryRow[]> {
  const site = await startServer();
  const bare = await startFormDataWorker();
  try {
    const subjects = [
      { from: "site: streaming reader", url: `${site.url}/api/service-request`, pid: site.runtimePid },
      { from: "Worker: request.formData()", url: bare.url, pid: bare.pid },
    ];
    const atRest = subjects.map(({ pid }) => memory(pid(), "VmRSS"));
    const peaks = subjects.map(() => 0);
    for (let round = 0; round < posts; round++) {
      for (const [index, { url, pid }] of subjects.entries())
        peaks[index] = Math.max(peaks[index] ?? 0, await peakOfPost(url, pid()));
    }
    return subjects.map(({ from }, index) => ({
      from,
      aboveIdle: ((peaks[index] ?? 0) - (atRest[index] ?? 0)) / 1024,
    }));
  } finally {
    await site.stop();
    await bare.stop();
  }
}

/** In kilobytes. */
async function peakOfPost(url: string, pid: number): Promise<number> {
  // 5 sets the peak back to what is in use now.
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
  const post = new Response(request());
  const headers = {
    "Content-Type": post.headers.get("Content-Type") ?? "",
    "CF-Connecting-IP": `2001:db8:${randomBytes(2).toString("hex")}::1`,
  };
  const body = new Uint8Array(await post.arrayBuffer());
  // On a connection of its own: one that was idle while the other was measured may just be closing.
  const answer = await freshFetch(url, { method: "POST", body, headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return memory(pid, "VmHWM");
}

function memory(pid: number, field: "VmRSS" | "VmHWM"): number {
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
}

const fields = {
  selectedService: "Gratis offerte",
  serviceType: "offerte",
  specialist: "General",
  address: "Kerkstraat 1, 5611 GJ Eindhoven",
  projectDescription: "Vijf grote foto's van het dak.",
  firstName: "Jan",
  lastName: "de Vries",
  email: "jan@voorbeeld.example",
  phone: "06 12345678",
  contactPreference: "email",
  urgencyLevel: "normal",
};

function request(): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (let n = 1; n <= 5; n++) {
    const photo = randomBytes(10 * megabyte);
    photo.set([0xff, 0xd8, 0xff, 0xe0]);
    form.append("files", new Blob([photo], { type: "image/jpeg" }), `foto-${n}.jpg`);
  }
  return form;
}
