import type { ProjectRecord } from "../../app/content/records/types/project.ts";
import { knowPhotos } from "./project-samples.ts";
import type { TestServer } from "./server.ts";

/** The Cookie header of a member of the staff behind the stand-in for Access. */
export async function signedIn({ adminUrl }: TestServer, email: string): Promise<string> {
  const answer = await fetch(`${adminUrl}/cdn-cgi/access/login`, {
    method: "POST",
    body: new URLSearchParams({ email }),
    redirect: "manual",
  });
  return answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

/** What the editor sends for one record. */
export function recordDesk({ adminUrl }: TestServer, cookie: string, type: string, key: string) {
  const post = (body: unknown) =>
    fetch(`${adminUrl}/admin/api/inhoud/${type}/${key}`, {
      method: "POST",
      headers: { Cookie: cookie, Origin: adminUrl, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  const send = async (body: unknown) => {
    const answer = await post(body);
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { link?: string };
  };
  return {
    post,
    save: (content: unknown, version = 0) =>
      send({ do: "save", version, saveId: `save-${key}-${version}`, content }),
    publish: (version = 1) => send({ do: "publish", version }),
    revert: () => send({ do: "revert" }),
    preview: async () => (await send({ do: "preview" })).link ?? "",
  };
}

/** Of one project. */
export const projectDesk = (server: TestServer, cookie: string, key: string) => {
  const desk = recordDesk(server, cookie, "project", key);
  const save = async (content: ProjectRecord) => {
    await server.sql(knowPhotos, JSON.stringify(content.photos));
    return desk.save(content);
  };
  return { ...desk, save };
};
