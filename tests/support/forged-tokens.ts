import {
  audience,
  type Claims,
  encode,
  goodClaims,
  goodToken,
  hs256,
  issuer,
  type Keys,
  newKeys,
  noSignature,
  ps256,
  rs256,
  token,
  withHash,
} from "./access-tokens";

/**
 * Invalid values of the assertion header, by their fault. `keys` are the real ones; half of the values are
 * forged with the public part only, the others are real tokens for another purpose or person.
 */
export function forgedTokens(keys: Keys, now: Date): Record<string, string> {
  return { ...foreignlySigned(keys, now), ...wrongClaims(keys, now), ...malformed(keys, now) };
}

function foreignlySigned(keys: Keys, now: Date): Record<string, string> {
  const claims = goodClaims(now);
  const other = newKeys(keys.kid);
  const stranger = newKeys("vreemd");
  const head = { kid: keys.kid, typ: "JWT" };
  const pem = keys.publicKey.export({ type: "spki", format: "pem" });
  const jwk = other.publicKey.export({ format: "jwk" });
  const [header = "", body = "", signature = ""] = goodToken(keys, now).split(".");
  const admin = encode({ ...claims, email: "redactie@huis.example" });
  return {
    "alg none": token({ ...head, alg: "none" }, claims, noSignature),
    "alg None": token({ ...head, alg: "None" }, claims, noSignature),
    "alg NONE": token({ ...head, alg: "NONE" }, claims, noSignature),
    "alg none with a real signature": token({ ...head, alg: "none" }, claims, rs256(keys)),
    "alg empty": token({ ...head, alg: "" }, claims, rs256(keys)),
    "no alg": token(head, claims, rs256(keys)),
    "alg a list": token({ ...head, alg: ["RS256"] }, claims, rs256(keys)),
    "HS256 with the public key as PEM": token({ ...head, alg: "HS256" }, claims, hs256(pem as string)),
    "HS256 with the public key as DER": token(
      { ...head, alg: "HS256" },
      claims,
      hs256(keys.publicKey.export({ type: "spki", format: "der" })),
    ),
    "HS256 with the modulus": token(
      { ...head, alg: "HS256" },
      claims,
      hs256(String(keys.publicKey.export({ format: "jwk" }).n)),
    ),
    "HS256 with an empty secret": token({ ...head, alg: "HS256" }, claims, hs256("")),
    "another key under the same id": token({ ...head, alg: "RS256" }, claims, rs256(other)),
    "another key under an unknown id": token({ alg: "RS256", kid: "vreemd" }, claims, rs256(stranger)),
    "another key without an id": token({ alg: "RS256" }, claims, rs256(stranger)),
    "the right key without an id": token({ alg: "RS256" }, claims, rs256(keys)),
    "an id that is a number": token({ alg: "RS256", kid: 1 }, claims, rs256(keys)),
    "a key of its own in the header": token({ ...head, alg: "RS256", jwk }, claims, rs256(other)),
    "its own key and no id": token({ alg: "RS256", jwk }, claims, rs256(other)),
    "a link to its own keys": token(
      { ...head, alg: "RS256", jku: "https://evil.example/jwks.json" },
      claims,
      rs256(other),
    ),
    "a link to its own certificate": token(
      { ...head, alg: "RS256", x5u: "https://evil.example/cert.pem" },
      claims,
      rs256(other),
    ),
    "its own certificate": token({ ...head, alg: "RS256", x5c: ["MIIB"] }, claims, rs256(other)),
    "a path as key id": token({ alg: "RS256", kid: "../../dev/null" }, claims, hs256("")),
    PS256: token({ ...head, alg: "PS256" }, claims, ps256(keys)),
    RS384: token({ ...head, alg: "RS384" }, claims, withHash(keys, "sha384")),
    RS512: token({ ...head, alg: "RS512" }, claims, withHash(keys, "sha512")),
    "PS256 called RS256": token({ ...head, alg: "RS256" }, claims, ps256(keys)),
    "RS512 called RS256": token({ ...head, alg: "RS256" }, claims, withHash(keys, "sha512")),
    "an unknown critical header": token({ ...head, alg: "RS256", crit: ["x"], x: 1 }, claims, rs256(keys)),
    "an unencoded payload": token({ ...head, alg: "RS256", crit: ["b64"], b64: false }, claims, rs256(keys)),
    "changed claims under the old signature": `${header}.${admin}.${signature}`,
    "a changed header under the old signature": `${encode({ alg: "RS256", kid: keys.kid })}.${body}.${signature}`,
    "a cut signature": `${header}.${body}.${signature.slice(0, -8)}`,
    "a longer signature": `${header}.${body}.${signature}AAAA`,
    "another signature": `${header}.${body}.${goodToken(other, now).split(".")[2]}`,
    "no signature": `${header}.${body}.`,
  };
}

/** Signed by Access, but not for a current user of this application. */
function wrongClaims(keys: Keys, now: Date): Record<string, string> {
  const seconds = Math.floor(now.getTime() / 1000);
  const signed = (changes: Claims) => goodToken(keys, now, changes);
  return {
    "another audience": signed({ aud: ["b".repeat(64)] }),
    "another audience as text": signed({ aud: "b".repeat(64) }),
    "audience inside another": signed({ aud: [`${audience}b`] }),
    "audience in upper case": signed({ aud: [audience.toUpperCase()] }),
    "audience nested": signed({ aud: [[audience]] }),
    "audience as object": signed({ aud: { 0: audience } }),
    "no audience": signed({ aud: undefined }),
    "an empty audience": signed({ aud: [] }),
    "another team": signed({ iss: "https://evil.cloudflareaccess.com" }),
    "issuer with a slash": signed({ iss: `${issuer}/` }),
    "issuer as a list": signed({ iss: [issuer] }),
    "issuer over http": signed({ iss: issuer.replace("https", "http") }),
    "no issuer": signed({ iss: undefined }),
    expired: signed({ exp: seconds - 60 }),
    "no expiry": signed({ exp: undefined }),
    "expiry as text": signed({ exp: String(seconds + 3600) }),
    "expiry null": signed({ exp: null }),
    "not yet valid": signed({ nbf: seconds + 600 }),
    "no time of issue": signed({ iat: undefined }),
    "session of the team domain": signed({ type: "org" }),
    "no type": signed({ type: undefined }),
    "a service token": signed({ email: undefined, common_name: "dienst.access", sub: "" }),
    "no mail address": signed({ email: undefined }),
    "an empty mail address": signed({ email: "" }),
    "mail addresses in a list": signed({ email: ["beheer@huis.example"] }),
    "a stranger's mail address": signed({ email: "vreemd@elders.example" }),
    "two addresses in one": signed({ email: "beheer@huis.example,vreemd@elders.example" }),
    "an address with a space": signed({ email: " beheer@huis.example" }),
    "claims that are a list": token({ alg: "RS256", kid: keys.kid }, [goodClaims(now)], rs256(keys)),
    "claims that are text": token({ alg: "RS256", kid: keys.kid }, "beheer@huis.example", rs256(keys)),
    "claims of __proto__": token(
      { alg: "RS256", kid: keys.kid },
      `{"__proto__":${JSON.stringify(goodClaims(now))}}`,
      rs256(keys),
    ),
  };
}

function malformed(keys: Keys, now: Date): Record<string, string> {
  const good = goodToken(keys, now);
  const [header, payload, signature] = good.split(".");
  return {
    "an empty header": "",
    "two parts": `${header}.${payload}`,
    "four parts": `${good}.x`,
    "five parts (encrypted)": `${header}.x.y.z.${signature}`,
    "JSON serialisation": JSON.stringify({ protected: header, payload, signature }),
    "general JSON serialisation": JSON.stringify({ payload, signatures: [{ protected: header, signature }] }),
    "two headers": `${good}, ${good}`,
    "a good one after a bad one": `x.y.z, ${good}`,
    "Bearer before it": `Bearer ${good}`,
    "padding characters": `${good}==`,
    "a space in it": good.replace(".", ". "),
    "the literal null": "null",
    "the literal undefined": "undefined",
    "a header that is no JSON": `${encode("geen json")}.${payload}.${signature}`,
    "a megabyte": token({ alg: "RS256", kid: keys.kid, pad: "x".repeat(1_000_000) }, {}, noSignature),
    "a real one of a megabyte": goodToken(keys, now, { pad: "x".repeat(1_000_000) }),
  };
}
