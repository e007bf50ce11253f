import { type Api, cloudflareApi } from "../doctor/cloudflare-api.ts";
import { run } from "./run.ts";

type Account = { api: Api; token: string; base: string; id: string };

/** The account that wrangler would use. Null when not signed in. */
export async function cloudflareAccount(): Promise<Account | null> {
  const token = process.env.CLOUDFLARE_API_TOKEN || (await tokenOfWrangler());
  if (!token) return null;
  // Wrangler's own variable for another address of the API.
  const base = process.env.CLOUDFLARE_API_BASE_URL || "https://api.cloudflare.com/client/v4";
  const api = cloudflareApi(token, base);
  return { api, token, base, id: process.env.CLOUDFLARE_ACCOUNT_ID || (await onlyAccount(api)) };
}

async function tokenOfWrangler(): Promise<string | null> {
  const { code, output } = await run("wrangler", ["auth", "token", "--json"]);
  if (code !== 0) return null;
  return (JSON.parse(output.slice(output.indexOf("{"))) as { token?: string }).token ?? null;
}

async function onlyAccount(api: Api): Promise<string> {
  const accounts = await api<{ id: string; name: string }[]>("/accounts");
  const [account] = accounts;
  if (account && accounts.length === 1) return account.id;
  const names = accounts.map(({ id, name }) => `  ${id}  ${name}`).join("\n");
  throw new Error(`Set CLOUDFLARE_ACCOUNT_ID to one of your accounts:\n${names}`);
}
