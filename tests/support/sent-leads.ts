import { fullMembership, fullRequest, type SampleFile } from "./lead-posts.ts";
import type { TestServer } from "./server.ts";

export type Post = {
  path?: string;
  fields?: Record<string, string>;
  files?: SampleFile[];
  headers?: Record<string, string>;
};

type Answer = { success: boolean; message: string; reference?: string; errors?: Record<string, string> };

/** Sends leads to the endpoints of a server, each from an address of its own, so that they share no rate limit. */
export function leadPosts(server: () => TestServer) {
  let clients = 0;
  const nextClient = () => `203.0.113.${++clients}`;

  async function post({ path = "/api/service-request", fields = {}, files = [], headers = {} }: Post = {}) {
    const form = new FormData();
    const base = path === "/api/offerte" ? fullMembership : fullRequest;
    for (const [name, value] of Object.entries({ ...base, ...fields })) form.append(name, value);
    for (const { name, content } of files) form.append("files", new Blob([content]), name);
    const sender = { "CF-Connecting-IP": nextClient(), ...headers };
    const response = await fetch(server().url + path, { method: "POST", body: form, headers: sender });
    const body = (await response.json()) as Answer;
    return { status: response.status, headers: response.headers, body };
  }

  const leadCount = async () =>
    (await server().sql<{ n: number }>("SELECT count(*) AS n FROM leads"))[0]?.n ?? 0;
  return { post, nextClient, leadCount };
}
