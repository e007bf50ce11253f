import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { preloadHelper } from "./scripts/bundle/preload-helper.ts";
import { newestMigration } from "./scripts/runtime/migrations.ts";

// The local runtime must not ask the outside for a request.cf sample or send metrics.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";
process.env.WRANGLER_SEND_METRICS ??= "false";

/**
 * What comes together anyway, as one file each: packed better, and named once in the entry script. Never a module that
 * imports on demand: the helper for that would follow it out of the entry script.
 */
const groups = [
  { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: "controls",
    test: /\/app\/(?:ui\/(?:controls\/button|icons\/icon|islands\/document-context)|lib\/text\/class-names)\.tsx?$/,
  },
  {
    name: "form-kit",
    test: /\/form\/(?:kit\/(?:use-steps|values\/early-fields|later-steps|form-errors|wire-text)|drafts\/draft-notice|send\/status\/send-notice)\.tsx?$|\/error-summary\.tsx$/,
  },
  // By itself, or the next would take it along to forms without such fields. Without React: a draft is kept before that comes.
  {
    name: "lead-limits",
    test: /\/(?:leads\/model\/(?:lead-limits|files\/accepted-files)|answer-names|answer-promise)\.ts$/,
  },
  {
    name: "form-fields",
    test: /\/(?:ui\/controls\/field|leads\/form\/fields\/(?:form-field|person-fields))\.tsx$/,
  },
  {
    name: "story-fields",
    test: /\/leads\/form\/(?:fields\/description-field|attachments\/(?:attachments-field|use-file-input))\.tsx?$/,
  },
  { name: "choices", test: /\/leads\/(?:form\/fields\/choice-card|model\/lead-options)\.tsx?$/ },
  { name: "opening", test: /\/lib\/text\/(?:open-state|opening-hours)\.ts$/ },
  { name: "stars", test: /\/(?:ui\/controls\/stars|lib\/text\/dutch-number)\.tsx?$/ },
  { name: "rich-text", test: /\/rich-text\.tsx?$/ },
];

const alwaysThere = /\/(?:rolldown-runtime|react|controls|entry\.client)-\w+\.js$/;

/** Without hyphens: what stands before the last hyphen of a file in build/client/assets is its name. */
const hashCharacters = "base36";
/** 36 bits tell the versions of one file apart; the entry script names some 65 others, and a longer hash packs badly. */
const shortNames = {
  entryFileNames: "assets/[name]-[hash:7].js",
  chunkFileNames: "assets/[name]-[hash:7].js",
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
    preloadHelper(),
  ],
  resolve: { tsconfigPaths: true },
  define: { "import.meta.env.NEWEST_MIGRATION": JSON.stringify(newestMigration("migrations")) },
  build: {
    assetsInlineLimit: 0,
    // A page of /admin names these itself; the entry script, fetched by every visitor, need not.
    modulePreload: {
      resolveDependencies: (file, needed, { hostId }) => {
        if (file.includes("hydrate-admin")) return [];
        // What runs has these by then, and each name would stand in its file.
        return hostId.includes("entry.client") ? needed : needed.filter((name) => !alwaysThere.test(name));
      },
    },
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups }, hashCharacters, ...shortNames } } },
    },
    ssr: { build: { minify: true, rolldownOptions: { output: { hashCharacters } } } },
  },
});
