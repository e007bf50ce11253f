import { stubServer } from "./stub-server";

export type ReceivedAlarm = {
  title: string;
  text: string;
  check: string;
  state: "red" | "over";
  url: string;
  at: string;
};

/** Stands for the second channel: keeps what rings, with the headers and the body as they came. */
export async function alarmReceiver() {
  const received: { alarm: ReceivedAlarm; headers: Record<string, unknown>; body: string }[] = [];
  let status = 200;
  const server = await stubServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    if (status === 200) received.push({ alarm: JSON.parse(body), headers: request.headers, body });
    response.writeHead(status).end();
  });
  return {
    url: `${server.origin}/alarm`,
    received,
    /** Forgets and returns what rang, as `state check`. */
    take: () => received.splice(0).map(({ alarm }) => `${alarm.state} ${alarm.check}`),
    /** Answers with this status from now on; only what is answered with 200 counts as received. */
    answer(next: number) {
      status = next;
    },
    close: server.close,
  };
}
