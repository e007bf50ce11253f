import { expect, test } from "vitest";
import { leadSchemas, membershipPageSchema } from "~/features/leads/model/lead-schema";
import { lazyResolver } from "./lazy-resolver";

const options = { fields: {}, shouldUseNativeValidation: false };

test("the rules are fetched once, with the first check or before it", async () => {
  let fetches = 0;
  const resolver = lazyResolver(async () => {
    fetches++;
    return leadSchemas.page;
  });
  expect(fetches).toBe(0);
  resolver.prepare();
  const { errors } = await resolver({}, undefined, options);
  await resolver({}, undefined, options);
  expect(errors).toHaveProperty("firstName.message", "Voornaam is verplicht");
  expect(fetches).toBe(1);
});

test("rules that cannot be had let everything pass to the server, and are asked for again", async () => {
  let online = false;
  const resolver = lazyResolver(async () => {
    if (!online) throw new TypeError("Failed to fetch");
    return leadSchemas.page;
  });
  const values = { firstName: "" };
  expect(await resolver(values, undefined, options)).toEqual({ values, errors: {} });
  online = true;
  expect((await resolver(values, undefined, options)).errors).toHaveProperty("firstName");
});

test("each field that is wrong has its first message, under its wire name", async () => {
  const { errors } = await lazyResolver(async () => leadSchemas.page)(
    { firstName: "Test" },
    undefined,
    options,
  );
  expect(errors).not.toHaveProperty("firstName");
  expect(errors).toMatchObject({
    serviceType: { message: "Selecteer een servicetype" },
    projectDescription: { message: "Beschrijving moet minimaal 10 karakters bevatten" },
  });
});

test("an item of a list is an error of the list", async () => {
  const values = { membershipTypes: ["onbekend"] };
  const { errors } = await lazyResolver(async () => membershipPageSchema)(values, undefined, options);
  expect(errors).toHaveProperty("membershipTypes.message", "Kies een lidmaatschap uit de lijst");
});
