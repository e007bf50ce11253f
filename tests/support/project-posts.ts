import type { ProjectRecord } from "../../app/content/records/types/project.ts";
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

/** What the editor sends for one project. */
export function projectDesk({ adminUrl }: TestServer, cookie: string, key: string) {
  const send = async (body: unknown) => {
    const answer = await fetch(`${adminUrl}/admin/api/inhoud/project/${key}`, {
      method: "POST",
      headers: { Cookie: cookie, Origin: adminUrl, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { link?: string };
  };
  return {
    save: (content: ProjectRecord) => send({ do: "save", version: 0, saveId: `save-${key}-1`, content }),
    publish: () => send({ do: "publish", version: 1 }),
    preview: async () => (await send({ do: "preview" })).link ?? "",
  };
}
