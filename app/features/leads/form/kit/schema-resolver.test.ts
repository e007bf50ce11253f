import { expect, test } from "vitest";
import { leadSchemas, membershipPageSchema } from "~/features/leads/model/lead-schema";
import { schemaResolver } from "./schema-resolver";

const options = { fields: {}, shouldUseNativeValidation: false };

test("each field that is wrong has its first message, under its wire name", async () => {
  const { errors } = await schemaResolver(leadSchemas.page)({ firstName: "Test" }, undefined, options);
  expect(errors).not.toHaveProperty("firstName");
  expect(errors).toMatchObject({
    serviceType: { message: "Selecteer een servicetype" },
    projectDescription: { message: "Beschrijving moet minimaal 10 karakters bevatten" },
  });
});

test("an item of a list is an error of the list", async () => {
  const values = { membershipTypes: ["onbekend"] };
  const { errors } = await schemaResolver(membershipPageSchema)(values, undefined, options);
  expect(errors).toHaveProperty("membershipTypes.message", "Kies een lidmaatschap uit de lijst");
});
