import { sha256 } from "~/lib/bytes/hash";

/** Whether `Authorization: Bearer <key>` names this key. The time it takes tells nothing about where they differ. */
export async function hasBearerKey(request: Request, key: string): Promise<boolean> {
  const [, given] = /^Bearer ([^\s]{1,200})$/i.exec(request.headers.get("Authorization") ?? "") ?? [];
  // Digests have one length, and nobody can choose how far two of them agree.
  const [mine, theirs] = await Promise.all([sha256(key), sha256(given ?? "")]);
  let different = given === undefined ? 1 : 0;
  for (let i = 0; i < mine.length; i++) different |= mine.charCodeAt(i) ^ theirs.charCodeAt(i);
  return different === 0;
}
