import { writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { startServer, type TestServer } from "../../tests/support/server.ts";
import { noisyJpeg } from "../chaos/submissions.ts";
import { deliverRaw } from "../mail/deliver.ts";
import { kilobytes } from "./memory-bench.ts";

const MEGABYTE = 1024 * 1024;

/**
 * Peak memory of the runtime above what it has at rest, while a mail that is kept is read. On a runtime that was just
 * started: the local one parses a mail too when it takes it, which the real one does not.
 */
export async function benchMailMemory(): Promise<{ mail: string; "MB above idle": number }[]> {
  const server = await startServer();
  try {
    const peaks: { mail: string; "MB above idle": number }[] = [];
    // The second is just under what is read whole, the last the largest that is taken.
    for (const megabytes of [2, 7.9, 24.9]) {
      const from = `m${megabytes}@x.example`;
      await deliverRaw(server.state, mailOf(megabytes, from), { from, to: "aanvraag@voorbeeld.example" });
      await allRead(server);
      await server.kill();
      await server.restart();
      await server.cron("* * * * *");
      const atRest = kilobytes(server.runtimePid(), "VmRSS");
      writeFileSync(`/proc/${server.runtimePid()}/clear_refs`, "5");
      await server.sql(
        "UPDATE incoming_mails SET state = 'due', next_at = 0 WHERE bytes > ?",
        megabytes * 0.9 * MEGABYTE,
      );
      await server.cron("* * * * *");
      await allRead(server);
      const above = kilobytes(server.runtimePid(), "VmHWM") - atRest;
      peaks.push({ mail: `${megabytes} MB`, "MB above idle": Math.round(above / 1024) });
    }
    return peaks;
  } finally {
    await server.stop();
  }
}

async function allRead({ sql }: Pick<TestServer, "sql">): Promise<void> {
  while ((await sql("SELECT 1 FROM incoming_mails WHERE state = 'due'")).length > 0) await pause(200);
}

/** Photos, in base64 as mail programs send them. */
function mailOf(megabytes: number, from: string): string {
  const photo = Buffer.from(noisyJpeg(Math.floor(megabytes * MEGABYTE * 0.73))).toString("base64");
  return [
    `From: ${from}`,
    `Message-ID: <${from}>`,
    "Subject: Dak",
    "MIME-Version: 1.0",
    'Content-Type: multipart/mixed; boundary="b"',
    ...["", "--b", "Content-Type: text/plain", "", "Ons dak lekt.", "--b"],
    "Content-Type: image/jpeg; name=dak.jpg",
    "Content-Transfer-Encoding: base64",
    ...["", photo.replace(/.{76}/g, "$&\r\n"), "--b--", ""],
  ].join("\r\n");
}
