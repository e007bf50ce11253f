import { expect, test } from "vitest";
import { threadAddress, threadReference, threadToken, tokenOfAddress } from "./thread-address.server";

const secrets = "a-secret-of-enough-characters";

test("an address names its lead, whatever the mail servers did to its case", async () => {
  const token = await threadToken("7KQ2M9XP", secrets);
  const address = threadAddress("aanvraag@bedrijf.example", token ?? "");
  expect(address.split("@")[0]?.length).toBeLessThanOrEqual(64);
  expect(address).toBe(address.toLowerCase());
  expect(await threadReference(tokenOfAddress(address.toUpperCase()) ?? "", secrets)).toBe("7KQ2M9XP");
});

test("a signature of another lead or another secret names nothing; a rotated secret still does", async () => {
  const token = (await threadToken("7KQ2M9XP", secrets)) ?? "";
  expect(await threadReference(token.replace("7kq2m9xp", "7kq2m9xq"), secrets)).toBeNull();
  expect(await threadReference(token, "another-secret-of-the-same-size")).toBeNull();
  expect(await threadReference(token, `a-newer-secret-of-this-site,${secrets}`)).toBe("7KQ2M9XP");
  for (const junk of ["", "7kq2m9xp", "7kq2m9xp.", `${token}x`, "../../etc", "é.a"])
    expect(await threadReference(junk, secrets)).toBeNull();
});

test("without a secret there is no address for answers", async () => {
  expect(await threadToken("7KQ2M9XP", undefined)).toBeNull();
  expect(await threadReference("7kq2m9xp.mfrggzdfmztwq2lk", "")).toBeNull();
  expect(tokenOfAddress("aanvraag@bedrijf.example")).toBeNull();
});
