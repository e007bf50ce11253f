import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // /admin is the only part with a client router; its map is small enough to send at once.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
