import { expect, test } from "vitest";
import { accessConfig, installedRoles } from "./access-config.server";

const good = {
  ACCESS_TEAM_DOMAIN: "huis.cloudflareaccess.com",
  ACCESS_AUD: "a".repeat(64),
  ACCESS_CERTS_URL: "",
  ADMIN_ROLES: "zoe@huis.example=beheer, Anna@huis.example = Redactie,bas@huis.example=beheer",
};

test("the roles of the installation are those of a setting without a typing error", () => {
  expect([...installedRoles(good)]).toEqual([
    ["zoe@huis.example", "owner"],
    ["anna@huis.example", "writer"],
    ["bas@huis.example", "owner"],
  ]);
  expect(installedRoles({ ADMIN_ROLES: "fout" }).size).toBe(0);
});

test("good settings open, with the keys of the team", () => {
  const config = accessConfig(good);
  expect(config).toMatchObject({ issuer: "https://huis.cloudflareaccess.com", audience: "a".repeat(64) });
  expect("certsUrl" in config && config.certsUrl.href).toBe(
    "https://huis.cloudflareaccess.com/cdn-cgi/access/certs",
  );
  expect("roles" in config && [...config.roles]).toContainEqual(["anna@huis.example", "writer"]);
});

test.each([
  ["team-domain", { ACCESS_TEAM_DOMAIN: "" }],
  ["team-domain", { ACCESS_TEAM_DOMAIN: "huis.example/pad" }],
  ["audience", { ACCESS_AUD: "" }],
  ["audience", { ACCESS_AUD: "a".repeat(129) }],
  ["certs-url", { ACCESS_CERTS_URL: "https://evil.example/certs" }],
  ["certs-url", { ACCESS_CERTS_URL: "http://evil.example/certs" }],
  ["certs-url", { ACCESS_CERTS_URL: "https://127.0.0.1/certs" }],
  ...[
    ...[
      "http://127.0.0.1.evil.example/",
      "http://127.0.0.1@evil.example/",
      "http://evil.example/127.0.0.1",
      "geen adres",
    ],
    ...[
      "http://xlocalhost/",
      "http://localhost.evil.example/",
      "http://10.0.0.1/",
      "http://[::2]/",
      "http://0.0.0.0/",
    ],
    ...["ftp://127.0.0.1/", "file:///127.0.0.1", "http://evil.example:80@127.0.0.2/", "//127.0.0.1/"],
  ].map((url): [string, Partial<typeof good>] => ["certs-url", { ACCESS_CERTS_URL: url }]),
  ["roles", { ADMIN_ROLES: "" }],
  ["roles", { ADMIN_ROLES: "bas@huis.example" }],
  ["roles", { ADMIN_ROLES: "bas@huis.example=baas" }],
  ["roles", { ADMIN_ROLES: "bas@huis.example=constructor" }],
  ["roles", { ADMIN_ROLES: "bas@huis.example=beheer=beheer" }],
  ["roles", { ADMIN_ROLES: "bas=beheer" }],
  ["roles", { ADMIN_ROLES: "bas bakker@huis.example=beheer" }],
  ["roles", { ADMIN_ROLES: "bas@huis.example bakker=beheer" }],
])("%s closes /admin: %o", (closed, change) => {
  expect(accessConfig({ ...good, ...change })).toEqual({ closed });
});

test.each(["http://127.0.0.1:8787/certs", "http://localhost/certs", "http://[::1]:80/certs"])(
  "keys of this machine are taken from %s, for tests",
  (url) => {
    const config = accessConfig({ ...good, ACCESS_CERTS_URL: url });
    expect("certsUrl" in config && config.certsUrl.href).toBe(new URL(url).href);
  },
);

test("a comma too many and a setting that is absent do no harm", () => {
  const { ACCESS_CERTS_URL: _, ...rest } = good;
  const config = accessConfig({ ...rest, ADMIN_ROLES: "bas@huis.example=beheer, ,," } as typeof good);
  expect("roles" in config && [...config.roles]).toEqual([["bas@huis.example", "owner"]]);
});
