import type { TestServer } from "./server.ts";

/** The site as somebody reads it who published something: at once, by the cookie that the answer brought. */
export function ownView(server: () => TestServer) {
  let own = "";
  return {
    /** Takes the cookie of an answer, where it has one. */
    follow(answer: Response): Response {
      const set = answer.headers.getSetCookie().find((each) => each.startsWith("content-generation="));
      own = set?.split(";")[0] ?? own;
      return answer;
    },
    /** Without what is another one at every answer. */
    async html(path: string): Promise<string> {
      const answer = await fetch(server().url + path, { headers: { Cookie: own, Accept: "text/html" } });
      return (await answer.text())
        .replace(/ nonce="[^"]*"/g, "")
        .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "")
        .replace(/\b\d{13}-[0-9a-f]{8}\b/g, "");
    },
  };
}
