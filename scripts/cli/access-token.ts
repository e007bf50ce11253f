/** What lets a program through Cloudflare Access: the service token of the environment, or nothing. */
export function accessHeaders(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const { CF_ACCESS_CLIENT_ID: id, CF_ACCESS_CLIENT_SECRET: secret } = env;
  return id && secret ? { "CF-Access-Client-Id": id, "CF-Access-Client-Secret": secret } : {};
}
