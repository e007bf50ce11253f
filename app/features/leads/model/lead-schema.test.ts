import { expect, test } from "vitest";
import * as z from "zod/mini";
import { keysOf, leadForms, membershipPackages } from "./lead-options";
import { fieldErrors, leadSchemas, membershipPageSchema, membershipSchema, schemaFor } from "./lead-schema";

const request = {
  serviceType: "offerte",
  selectedService: "Gratis offerte",
  firstName: "Jan",
  lastName: "de Vries",
  email: "jan@voorbeeld.nl",
  phone: "06 12345678",
  address: "Kerkstraat 1, Eindhoven",
  projectDescription: "Het dak lekt bij de schoorsteen.",
  privacy: "true",
};

function errorsOf(schema: z.ZodMiniType, input: unknown): Record<string, string> {
  const result = z.safeParse(schema, input);
  return result.success ? {} : fieldErrors(result.error);
}

test("the modal gives every message of the specification when nothing is filled in", () => {
  expect(errorsOf(leadSchemas.modal, { privacy: "false" })).toEqual({
    serviceType: "Selecteer een servicetype",
    firstName: "Voornaam is verplicht",
    lastName: "Achternaam is verplicht",
    email: "Ongeldig e-mailadres",
    phone: "Telefoonnummer is verplicht",
    address: "Locatie is verplicht",
    projectDescription: "Beschrijving moet minimaal 10 karakters bevatten",
    privacy: "U moet akkoord gaan met de privacyverklaring",
  });
});

test("spaces are not an answer", () => {
  expect(
    errorsOf(leadSchemas.modal, { ...request, firstName: "   ", projectDescription: "  kort     " }),
  ).toEqual({
    firstName: "Voornaam is verplicht",
    projectDescription: "Beschrijving moet minimaal 10 karakters bevatten",
  });
});

test("the floating menu says one thing of every empty field", () => {
  const { privacy: _, ...errors } = errorsOf(leadSchemas.menu, {});
  expect(errors).toEqual({
    selectedService: "Vul alle velden in",
    firstName: "Vul alle velden in",
    lastName: "Vul alle velden in",
    email: "Vul alle velden in",
    phone: "Vul alle velden in",
    address: "Vul alle velden in",
    projectDescription: "Vul alle velden in",
  });
});

test("a full request passes in every form", () => {
  for (const form of leadForms) expect(errorsOf(leadSchemas[form], request), form).toEqual({});
});

test("the privacy box may be absent in the interface of the specification, never empty on our pages", () => {
  const { privacy: _, ...without } = request;
  const accepts = (form: keyof typeof leadSchemas, input: object) =>
    errorsOf(leadSchemas[form], input).privacy === undefined;
  expect(leadForms.map((form) => [form, accepts(form, without)])).toEqual([
    ["modal", true],
    ["page", false],
    ["contact", false],
    ["widget", true],
    ["menu", true],
    ["emergency", true],
  ]);
  expect(leadForms.filter((form) => accepts(form, { ...without, privacy: "false" }))).toEqual([]);
  expect(leadForms.filter((form) => !accepts(form, { ...without, privacy: "on" }))).toEqual([]);
  expect(leadForms.filter((form) => !accepts(form, { ...without, privacy: true }))).toEqual([]);
});

test("help that cannot wait needs a number and a place, and the rest may be empty, never wrong", () => {
  const { phone, address } = request;
  expect(errorsOf(leadSchemas.emergency, { phone, address })).toEqual({});
  expect(errorsOf(leadSchemas.emergency, {})).toEqual({
    phone: "Telefoonnummer is verplicht",
    address: "Locatie is verplicht",
  });
  expect(
    errorsOf(leadSchemas.emergency, { phone, address, email: "jan@", projectDescription: "lek" }),
  ).toEqual({
    email: "Ongeldig e-mailadres",
    projectDescription: "Beschrijving moet minimaal 10 karakters bevatten",
  });
});

test("each upper limit has its own message", () => {
  const long = "x".repeat(20_000);
  const errors = errorsOf(leadSchemas.modal, {
    ...request,
    firstName: long,
    lastName: long,
    email: `${long}@voorbeeld.nl`,
    phone: "0".repeat(41),
    address: long,
    projectDescription: long,
    postcode: long,
  });
  expect(errors).toEqual({
    firstName: "Voornaam mag maximaal 100 karakters bevatten",
    lastName: "Achternaam mag maximaal 100 karakters bevatten",
    email: "Ongeldig e-mailadres",
    phone: "Telefoonnummer mag maximaal 40 karakters bevatten",
    address: "Adres mag maximaal 200 karakters bevatten",
    projectDescription: "Beschrijving mag maximaal 5000 karakters bevatten",
    postcode: "Postcode mag maximaal 20 karakters bevatten",
  });
});

test("the limits themselves are allowed", () => {
  const input = { ...request, firstName: "x".repeat(100), projectDescription: "x".repeat(5000) };
  expect(errorsOf(leadSchemas.modal, input)).toEqual({});
});

test("absent choices get the default of their form, unknown ones a message", () => {
  const parsed = leadForms.map((form) => z.parse(leadSchemas[form], request).contactPreference);
  expect(parsed).toEqual(["email", "email", "email", "whatsapp", "whatsapp", "phone"]);
  expect(z.parse(leadSchemas.modal, request).urgencyLevel).toBe("normal");
  expect(errorsOf(leadSchemas.modal, { ...request, contactPreference: "fax", urgencyLevel: "nu" })).toEqual({
    contactPreference: "Kies e-mail, WhatsApp of telefoon",
    urgencyLevel: "Kies een prioriteit uit de lijst",
  });
});

test("telemetry never refuses a request", () => {
  const parsed = z.parse(leadSchemas.modal, {
    ...request,
    timeOnPage: "0",
    interactionCount: "-5",
    leadScore: "NaN",
    landingPage: `/${"x".repeat(1000)}`,
  });
  expect([parsed.timeOnPage, parsed.interactionCount, parsed.leadScore]).toEqual([0, 0, null]);
  expect(parsed.landingPage).toHaveLength(300);
});

test("control characters and direction marks are taken out, lines of a description stay", () => {
  const parsed = z.parse(leadSchemas.modal, {
    ...request,
    firstName: "Jan\r\nBcc: x@y.nl\u0000\u202E",
    projectDescription: "Regel een\r\nRegel twee\u0000",
  });
  expect(parsed.firstName).toBe("Jan Bcc: x@y.nl");
  expect(parsed.projectDescription).toBe("Regel een\nRegel twee");
});

test("a Belgian landline of nine digits is a phone number, a shorter or Dutch one of nine is not", () => {
  const phoneError = (phone: string) => errorsOf(leadSchemas.modal, { ...request, phone }).phone;
  expect(phoneError("011234567")).toBeUndefined();
  expect(phoneError("+3211234567")).toBeUndefined();
  expect(phoneError("061234567")).toBe("Telefoonnummer is verplicht");
  expect(phoneError("123456789")).toBe("Telefoonnummer is verplicht");
  expect(phoneError("0112345")).toBe("Telefoonnummer is verplicht");
});

const membership = {
  membershipTypes: "basis-onderhoud,comfort-plus",
  firstName: "Jan",
  lastName: "de Vries",
  email: "jan@voorbeeld.nl",
  phone: "0612345678",
  address: "Kerkstraat 1, Lommel",
  propertyType: "villa",
};

test("the membership form gives every message of the specification", () => {
  expect(errorsOf(membershipSchema, { privacy: false })).toEqual({
    membershipTypes: "Selecteer minimaal één lidmaatschapstype",
    firstName: "Voornaam is verplicht",
    lastName: "Achternaam is verplicht",
    email: "Ongeldig e-mailadres",
    phone: "Telefoonnummer is verplicht",
    address: "Adres is verplicht",
    propertyType: "Woningtype is verplicht",
    privacy: "U moet akkoord gaan met de privacyverklaring",
  });
});

test("packages come as a list from the browser and joined with commas over the wire", () => {
  expect(z.parse(membershipSchema, membership)).toMatchObject({
    membershipTypes: ["basis-onderhoud", "comfort-plus"],
    priority: "standaard",
    contactPreference: "phone",
  });
  const list = { ...membership, membershipTypes: keysOf(membershipPackages) };
  expect(z.parse(membershipSchema, list).membershipTypes).toHaveLength(4);
  expect(errorsOf(membershipSchema, { ...membership, membershipTypes: "gratis-alles" })).toEqual({
    membershipTypes: "Kies een lidmaatschap uit de lijst",
  });
});

test("the membership page needs its privacy box", () => {
  expect(errorsOf(membershipSchema, membership)).toEqual({});
  expect(Object.keys(errorsOf(membershipPageSchema, membership))).toEqual(["privacy"]);
});

test("a description is long enough with ten characters, and a membership's may be thrice as long", () => {
  const description = (schema: z.ZodMiniType, projectDescription: string) =>
    errorsOf(schema, { ...request, projectDescription }).projectDescription;
  expect(description(leadSchemas.modal, "tien teken")).toBeUndefined();
  expect(description(leadSchemas.modal, "nog negen")).toContain("minimaal 10");
  expect(description(leadSchemas.modal, "x".repeat(5001))).toBeDefined();
  expect(description(membershipSchema, "x".repeat(15_000))).toBeUndefined();
  expect(description(membershipSchema, "x".repeat(15_001))).toBeDefined();
});

test("each form is judged by its own rules", () => {
  for (const form of leadForms) expect(schemaFor("request", form)).toBe(leadSchemas[form]);
  expect(schemaFor("membership", "page")).toBe(membershipPageSchema);
  expect(schemaFor("membership", "modal")).toBe(membershipSchema);
});
