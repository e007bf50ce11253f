import type { Api } from "./cloudflare-api.ts";
import type { Finding } from "./findings.ts";
import type { Config } from "./local-checks.ts";

type AccessApp = {
  aud: string;
  domain?: string;
  destinations?: { uri?: string }[];
  self_hosted_domains?: string[];
};

const covered = (app: AccessApp) => [
  app.domain,
  ...(app.self_hosted_domains ?? []),
  ...(app.destinations ?? []).map(({ uri }) => uri),
];

/**
 * Production: Access in front of the office. An environment: in front of everything, and of the addresses of its
 * previews too.
 */
export async function access(api: Api, at: string, config: Config, origin: URL | null): Promise<Finding[]> {
  const name = "Access";
  const { vars, targetEnvironment, preview_urls } = config;
  const apps = await api<AccessApp[]>(`${at}/access/apps`);
  const app = apps.find(({ aud }) => aud !== "" && aud === vars.ACCESS_AUD);
  // `/admin*` and not `/admin/*`: the data of the first page is at /admin.data.
  const wanted = `${origin?.host ?? "your host"}${targetEnvironment ? "" : "/admin*"}`;
  const how = `one.dash.cloudflare.com → Access → Applications → self-hosted, for ${wanted}`;
  const findings: Finding[] = [];
  if (!app) {
    const text = "no Access application has this ACCESS_AUD: /admin is closed";
    findings.push({ level: "missing", name, text, how });
  } else {
    findings.push(
      covered(app).includes(wanted)
        ? { level: "ok", name, text: `an Access application stands in front of ${wanted}` }
        : {
            level: "missing",
            name,
            text: `the Access application does not cover ${wanted}: nobody can sign in there`,
            how,
          },
    );
  }
  if (!targetEnvironment || preview_urls === false) return findings;
  const { subdomain } = await api<{ subdomain: string }>(`${at}/workers/subdomain`);
  const previews = `*-${config.name}.${subdomain}.workers.dev`;
  const closed = apps.some((each) => covered(each).includes(previews));
  findings.push(
    closed
      ? { level: "ok", name: "previews", text: `an Access application stands in front of ${previews}` }
      : {
          level: "missing",
          name: "previews",
          text: `${previews} is open to everybody`,
          how: `add ${previews} to the Access application, or preview_urls = false in wrangler.toml`,
        },
  );
  return findings;
}

/** The site must be reachable where PUBLIC_ORIGIN says, and nowhere that Access does not cover. */
export function addresses(
  { routes, route, workers_dev, preview_urls, targetEnvironment }: Config,
  origin: URL | null,
): Finding[] {
  const patterns = [...(routes ?? []), ...(route ? [route] : [])].map((item) =>
    typeof item === "string" ? item : item.pattern,
  );
  const host = origin?.host ?? "";
  const reached = host !== "" && patterns.some((pattern) => pattern.replace(/\/?\*?$/, "") === host);
  const findings: Finding[] = [
    reached
      ? { level: "ok", name: "address", text: `the Worker answers on ${host}` }
      : {
          level: "missing",
          name: "address",
          text: `no route leads to ${host || "the Worker"}: nobody can see the site`,
          how: `routes = [{ pattern = "${host || "www.example.nl"}", custom_domain = true }] in wrangler.toml`,
        },
  ];
  // Those of an environment may be open to Access: see access().
  if (workers_dev !== false || (preview_urls !== false && !targetEnvironment)) {
    findings.push({
      level: "missing",
      name: "addresses",
      text: "workers.dev or preview addresses are open, where Access does not stand in front",
      how: "workers_dev = false and preview_urls = false in wrangler.toml",
    });
  }
  return findings;
}
