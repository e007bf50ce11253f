import { type JWTVerifyGetKey, jwtVerify } from "jose";
import { log } from "~/platform/log.server";
import { type AccessConfig, type AccessSettings, accessConfig } from "./access-config.server";
import { accessKeys, KeysUnavailable } from "./access-keys.server";
import { accessPage } from "./access-pages.server";
import { givenRole } from "./colleagues.server";
import type { Role } from "./roles";

/** `installed`: by ADMIN_ROLES, which goes before what the office decides, so that nobody locks this person out. */
export type Admin = { email: string; role: Role; installed: boolean };

const maxTokenLength = 16_384;

/**
 * Verified here because Access covers only the hosts and paths configured there. Uses the header: Access may
 * not pass on its cookie. Returns 503 when /admin is not configured or keys are unavailable, else 403.
 */
export async function requireAdmin(
  request: Request,
  env: AccessSettings & { CACHE: KVNamespace; DB: D1Database },
  ctx: Pick<ExecutionContext, "waitUntil">,
): Promise<Admin | Response> {
  const config = accessConfig(env);
  if ("closed" in config) {
    log("warn", "access.not-configured", { reason: config.closed });
    return accessPage(request, "notConfigured");
  }
  const token = request.headers.get("Cf-Access-Jwt-Assertion");
  if (token === null) return accessPage(request, "refused");

  const keys = await accessKeys(config.certsUrl, env.CACHE, (promise) => ctx.waitUntil(promise));
  const verdict = await verify(token, config, keys, new Date());
  if ("refusal" in verdict) {
    log("warn", "access.refused", { method: request.method, reason: verdict.refusal });
    return accessPage(request, verdict.refusal);
  }
  const { email } = verdict;
  const installed = config.roles.get(email);
  if (installed !== undefined) return { email, role: installed, installed: true };
  const role = await givenRole(env.DB, email, ctx);
  if (role === "unavailable") return accessPage(request, "unavailable");
  if (role === null) {
    log("warn", "access.refused", { method: request.method, reason: "no-role" });
    return accessPage(request, "noRole");
  }
  return { email, role, installed: false };
}

type Verdict = { email: string } | { refusal: "refused" | "unavailable" };
const refused: Verdict = { refusal: "refused" };

/** Accepts only a person's token for this application; the mail address is in lower case. */
async function verify(
  token: string,
  config: Pick<AccessConfig, "issuer" | "audience">,
  keys: JWTVerifyGetKey,
  now: Date,
): Promise<Verdict> {
  if (token.length > maxTokenLength || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return refused;
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ["RS256"],
      issuer: config.issuer,
      audience: config.audience,
      requiredClaims: ["exp", "iat"],
      clockTolerance: 5,
      currentDate: now,
    });
    // 'org' is the session at the team domain; a service token has no mail address.
    if (payload.type !== "app" || typeof payload.email !== "string") return refused;
    return { email: payload.email.toLowerCase() };
  } catch (error) {
    if (!(error instanceof KeysUnavailable)) return refused;
    log("error", "access.keys-unavailable", { error });
    return { refusal: "unavailable" };
  }
}
