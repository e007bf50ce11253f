import { startServer } from "./server.ts";

/** One server for all browser tests, with empty state and the Access stand-in in front of /admin. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer({ admin: true });
  process.env.SITE_URL = server.url;
  process.env.ADMIN_URL = server.adminUrl;
  process.env.SITE_STATE = server.state;
  return () => server.stop();
}
