import { placeShown } from "~/features/leads/form/fields/phone-place";
import { wireText } from "~/features/leads/form/kit/wire-text";
import { subjectOf } from "~/features/leads/model/answers/answers";
import type { FormField, Journey, Step } from "~/features/leads/model/answers/journey";
import { fileCount } from "~/features/leads/model/files/file-count";
import { withPrefix } from "~/features/leads/model/phone/phone";
import { idInWords, optionLabels, type ShownAs, shownAs } from "~/features/leads/model/shown-as";
import { excerpt } from "~/lib/text/excerpt";

type Row = { name: string; label: string; text: string };

/** What was filled in in one step, in the words that were shown. */
export type ReviewedStep = { step: Step; rows: Row[] };

type Catalogue = typeof import("~/content/questions");

export type Filled = {
  /** Of the fields, and over them what is sent otherwise than it was entered. */
  values: Record<string, unknown>;
  /** By wire name. */
  answers: Record<string, string>;
  files: { original: { type: string } }[];
  /** Null until they are there. */
  questions: Catalogue | null;
};

/** What a form is about to send, by the step where it was asked; steps in which nothing was filled in are left out. */
export function reviewedSteps(journey: Journey, filled: Filled): ReviewedStep[] {
  const asked = new Set<FormField>(journey.flatMap(({ fields }) => fields));
  return journey
    .map((step) => ({ step, rows: step.fields.flatMap((name) => rowsOf(name, filled, asked)) }))
    .filter(({ rows }) => rows.length > 0);
}

const ESSENTIAL = ["selectedService", "projectType", "membershipTypes", "address", "phone", "files"];

/** The most important of it in a line. */
export function essentials(steps: ReviewedStep[]): string {
  return steps
    .flatMap(({ rows }) => rows)
    .filter(({ name }) => ESSENTIAL.includes(name))
    .map(({ text }) => text)
    .join(" · ");
}

function rowsOf(name: FormField, filled: Filled, asked: Set<FormField>): Row[] {
  const { values } = filled;
  const value = wireText(values[name]).trim();
  const row = (text: string, as: keyof typeof shownAs) => {
    const { asked, label }: ShownAs = shownAs[as];
    return text === "" ? [] : [{ name: as, label: asked ?? label, text }];
  };
  switch (name) {
    case "serviceType":
      return asked.has("selectedService") ? [] : row(wireText(values.selectedService), "selectedService");
    case "projectType":
      return row(idInWords(value), name);
    case "urgencyLevel":
      // What goes without saying.
      return value === "normal" ? [] : row(inWords(name, value), name);
    case "projectDescription":
      return [...answerRows(filled), ...row(shortened(value), name)];
    case "currentIssues":
    case "previousMaintenance":
      return row(shortened(value), name);
    case "firstName":
      return row(`${value} ${wireText(values.lastName).trim()}`.trim(), name);
    case "phone":
      return row(dialled(withPrefix(value, placeShown(values))), name);
    case "files":
      return fileRows(filled);
    default:
      return name in shownAs ? row(inWords(name as keyof typeof shownAs, value), name as never) : [];
  }
}

/** Also those that a link brought along; an answer about a service that is chosen no more is not sent. */
function answerRows({ values, answers, questions }: Filled): Row[] {
  if (!questions) return [];
  const sent = questions.questionsAbout(subjectOf(values));
  return questions.givenAnswers(sent, (name) => answers[name] ?? "");
}

function fileRows({ files }: Filled): Row[] {
  if (files.length === 0) return [];
  const photos = files.every(({ original }) => original.type.startsWith("image/"));
  const text = fileCount(files.length, photos ? "photos" : "files");
  return [{ name: "files", label: photos ? "Foto's" : "Bestanden", text }];
}

function inWords(name: keyof typeof shownAs, value: string): string {
  const { options }: ShownAs = shownAs[name];
  return options && value ? optionLabels(options, value) : value;
}

/** Characters of a text that are enough to know it again. */
const ENOUGH = 140;

const shortened = (text: string) => excerpt(text.replace(/\s+/g, " "), ENOUGH);

/** '+31612345678' → '+31 6 12 34 56 78': in groups, to be checked by eye. As it is without a calling code of ours. */
function dialled(phone: string): string {
  const [, code, national = ""] = /^(\+3[12])(\d{8,9})$/.exec(phone) ?? [];
  if (!code) return phone;
  const groups = /^6\d{8}$/.test(national)
    ? national.replace(/(\d)(\d\d)(\d\d)(\d\d)(\d\d)/, "$1 $2 $3 $4 $5")
    : national.replace(/\d{3}(?=\d{2})/g, "$& ");
  return `${code} ${groups}`;
}
