import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

// The local runtime must not ask the outside for a request.cf sample or send metrics.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";
process.env.WRANGLER_SEND_METRICS ??= "false";

/**
 * A script that the browser fetches by its address is a static file of the site. The build copies it next to
 * the Worker's own modules too, where wrangler would take it for one of them.
 */
const scriptsByAddress: Plugin = {
  name: "scripts-by-address",
  applyToEnvironment: ({ name }) => name === "ssr",
  generateBundle(_, bundle) {
    for (const [file, { type }] of Object.entries(bundle)) {
      if (type === "asset" && file.endsWith(".js")) delete bundle[file];
    }
  },
};

export default defineConfig({
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // `npm run dev` hands over what makes the Worker trust the local stand-in for Cloudflare Access.
      config: ({ vars }) => ({ vars: { ...vars, ...JSON.parse(process.env.DEV_VARS ?? "{}") } }),
    }),
    tailwindcss(),
    reactRouter(),
    scriptsByAddress,
  ],
  resolve: { tsconfigPaths: true },
  build: { assetsInlineLimit: 0 },
});
