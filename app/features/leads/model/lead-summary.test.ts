import { expect, test } from "vitest";
import { sampleLead, sampleLeadFiles, sampleMembership } from "~tests/support/lead-samples";
import { addressText, isUrgent, leadSummary, originText, serviceName } from "./lead-summary";

const textOf = (rows: { label: string; text: string }[], label: string) =>
  rows.find((row) => row.label === label)?.text;

test("the summary of a request has what was filled in, in words, and nothing that is empty", () => {
  const rows = leadSummary(sampleLead, sampleLeadFiles);
  expect(textOf(rows, "Referentie")).toBe("AB23CD45");
  expect(rows.map(({ text }) => text)).toContain(sampleLead.projectDescription);
  expect(textOf(rows, "Bestanden")).toBe("TS-AB23CD45-1.jpg (240 kB)\nTS-AB23CD45-2.pdf (1,5 MB)");
  expect(rows.filter(({ text }) => text === "")).toEqual([]);
  expect(leadSummary(sampleLead, []).map(({ label }) => label)).not.toContain("Bestanden");
});

test("fields of memberships are shown of memberships alone, with the labels of what was chosen", () => {
  const membership = leadSummary({ ...sampleMembership }, []);
  const request = leadSummary({ ...sampleMembership, kind: "request" }, []);
  const own = membership.map(({ label }) => label).filter((label) => !textOf(request, label));
  expect(own.length).toBeGreaterThan(2);
  expect(membership.map(({ text }) => text)).toContain("Herenhuis");
  expect(request.map(({ text }) => text)).not.toContain("Herenhuis");
});

test("where a lead came from is one line, and nothing when it is not known", () => {
  expect(originText(sampleLead)).toBe(
    "binnengekomen op /daken/daklekkage, via www.google.nl, nieuwsbrief / herfst",
  );
  const unknown = {
    landingPage: "",
    referrerHost: "",
    utmSource: "",
    utmMedium: "",
    utmCampaign: "",
    widget: "",
  };
  expect(originText({ ...sampleLead, ...unknown })).toBe("");
  expect(originText({ ...sampleLead, ...unknown, widget: "menu" })).toBe("formulier menu");
});

test("the service is named as the visitor chose it, else by its kind", () => {
  expect(serviceName(sampleLead)).toBe("Gratis Inspectie");
  expect(serviceName({ selectedService: "", serviceType: "eigen" })).toBe("Eigen");
  expect(serviceName({ selectedService: "", serviceType: "gevel-reiniging" })).toBe("Gevel reiniging");
});

test("what it is about is read in words, not by the id that a link sends", () => {
  const project = (projectType: string) =>
    textOf(leadSummary({ ...sampleLead, projectType }, []), "Soort project");
  expect(project("dakgoot-lekkage")).toBe("Dakgoot lekkage");
  expect(project("Nieuwbouw-villa, 2 lagen")).toBe("Nieuwbouw-villa, 2 lagen");
  expect(project("")).toBeUndefined();
});

test.each([
  [{ urgencyLevel: "urgent" }, true],
  [{ serviceType: "spoedservice" }, true],
  [{ priority: "direct" }, true],
  [{ priority: "spoed" }, false],
  [{}, false],
])("%o cannot wait: %s", (change, urgent) => {
  expect(isUrgent({ urgencyLevel: "normal", serviceType: "offerte", priority: "", ...change })).toBe(urgent);
});

test("an address gets the parts that its text does not have", () => {
  expect(addressText(sampleLead)).toBe("Kerkstraat 1, 5611 GJ Eindhoven Nederland");
  expect(addressText({ ...sampleLead, address: "Kerkstraat 1, 5611 GJ Eindhoven, Nederland" })).toBe(
    "Kerkstraat 1, 5611 GJ Eindhoven, Nederland",
  );
});
