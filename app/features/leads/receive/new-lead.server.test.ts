import { expect, test } from "vitest";
import { fullMembership, fullRequest } from "~tests/support/lead-posts";
import { parseLead } from "./new-lead.server";

function entered(kind: "request" | "membership", values: Record<string, string>) {
  const parsed = parseLead(kind, "modal", { privacy: "true", ...values });
  if (parsed.errors) throw new Error(JSON.stringify(parsed.errors));
  return parsed.entered;
}

test("a request gets a specialist, and nothing of a membership", () => {
  expect(entered("request", { ...fullRequest, specialist: "" })).toMatchObject({
    specialist: "General",
    selectedService: fullRequest.selectedService,
    serviceType: fullRequest.serviceType,
    projectDescription: fullRequest.projectDescription,
  });
  expect(entered("request", { ...fullRequest, specialist: "TDS" }).specialist).toBe("TDS");
});

test("a membership gets what a client leaves out, and keeps what it says", () => {
  const bare = {
    ...fullMembership,
    selectedService: "",
    serviceType: "",
    specialist: "",
    projectDescription: "",
  };
  expect(entered("membership", bare)).toMatchObject({
    selectedService: "Zorgeloos Wonen Lidmaatschap",
    serviceType: "Lidmaatschap",
    specialist: "TOS",
    projectDescription: expect.stringContaining("Dakgoot lekt"),
  });
  const said = {
    selectedService: "Pakket",
    serviceType: "Anders",
    specialist: "TDS",
    projectDescription: "Graag bellen",
  };
  expect(entered("membership", { ...fullMembership, ...said })).toMatchObject(said);
});
