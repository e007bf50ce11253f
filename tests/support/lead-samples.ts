import { fieldNames, type LeadEntry } from "../../app/features/leads/model/lead-fields";
import type { LeadFile, LeadRecord } from "../../app/features/leads/model/lead-record";

const empty = Object.fromEntries(fieldNames.map((name) => [name, ""])) as unknown as LeadEntry;

/** A stored lead of the quote modal. */
export const sampleLead: LeadRecord = {
  ...empty,
  id: "6f1c2a3b-0000-4000-8000-000000000001",
  reference: "AB23CD45",
  submissionKey: "0b9f3c1e-5a57-4f0e-9d6c-1f2a3b4c5d6e",
  payloadHash: "hash",
  kind: "request",
  form: "modal",
  status: "new",
  quarantineReason: null,
  turnstile: null,
  receivedAt: Date.UTC(2026, 10, 20, 10, 40),
  answerBy: Date.UTC(2026, 10, 21, 10, 40),
  answeredAt: null,
  assignee: "",
  ...{ abuseScore: 0, abuseSigns: "{}", clientHash: null, textKey: null, patternId: null, spamAt: null },
  answers: "[]",
  repliedAt: null,
  ...{ decidedAt: null, lostReason: null, wonCents: null },
  addressKey: "5611GJ 1",
  firstName: "Jan",
  lastName: "de Vries",
  email: "jan@voorbeeld.nl",
  phone: "06 12345678",
  phoneE164: "+31612345678",
  contactPreference: "whatsapp",
  urgencyLevel: "high",
  serviceType: "inspectie",
  selectedService: "Gratis Inspectie",
  specialist: "General",
  projectType: "Pannendak",
  projectDescription: "Het dak lekt bij de schoorsteen.\nSinds de storm.",
  address: "Kerkstraat 1",
  street: "Kerkstraat",
  houseNumber: "1",
  city: "Eindhoven",
  postcode: "5611 GJ",
  country: "Nederland",
  privacyVersion: "2026-11",
  timeOnPage: 0,
  interactionCount: 1,
  leadScore: 3,
  landingPage: "/daken/daklekkage",
  referrerHost: "www.google.nl",
  utmSource: "nieuwsbrief",
  utmCampaign: "herfst",
};

export const sampleMembership: LeadRecord = {
  ...sampleLead,
  kind: "membership",
  selectedService: "Zorgeloos Wonen Lidmaatschap",
  serviceType: "Lidmaatschap",
  specialist: "TOS",
  urgencyLevel: "normal",
  membershipTypes: "basis-onderhoud,premium-care",
  propertyType: "herenhuis",
  propertyYear: "1932",
  currentIssues: "Dakgoot lekt",
  previousMaintenance: "In 2019 geschilderd",
  priority: "spoed",
};

export const sampleLeadFiles: LeadFile[] = [
  {
    ...{ n: 1, objectKey: "leads/2026-11/a", name: "TS-dak.jpg", kind: "jpeg", bytes: 245_760 },
    ...{ sha256: "a", width: 1600, height: 1200, warning: null },
  },
  {
    ...{ n: 2, objectKey: "leads/2026-11/b", name: "tekening.pdf", kind: "pdf", bytes: 1_572_864 },
    ...{ sha256: "b", width: null, height: null, warning: null },
  },
];
