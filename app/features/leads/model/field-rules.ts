import * as z from "zod/mini";
import { isEmail } from "~/lib/email";
import { cleanLine, cleanLines } from "~/lib/text/clean-text";
import { keysOf, type LeadKind } from "./lead-options";
import { isLongEnough } from "./phone/phone";
import { textLength } from "./text-length";

// Zod probes `new Function` otherwise, which the Content-Security-Policy reports.
z.config({ jitless: true });

/** What a form asks of a field on top of the field's own rule. */
export type Ask = {
  kind: LeadKind;
  /** Message for an empty field; absent = it may stay empty. */
  required?: string | undefined;
  /** Value of a choice that is absent or empty; without it that is an error. */
  fallback?: string | undefined;
  /** May stay empty although its own rule refuses that. */
  optional?: boolean | undefined;
};

/** One line of text; absent and empty are the same. `name` opens the message of one that is too long. */
export function line(name: string, max: number) {
  return ({ required }: Ask) =>
    z.prefault(
      z
        .string("Ongeldige waarde")
        .check(
          z.overwrite(cleanLine),
          z.minLength(required === undefined ? 0 : 1, required),
          z.maxLength(max, tooLong(name, max)),
        ),
      "",
    );
}

/** At least `minimum.length` characters, on several lines. `required` is said of an empty text only. */
export function lines(name: string, max: number, minimum?: { length: number; message: string }) {
  return ({ required, optional }: Ask) => {
    const empty = optional ? undefined : (required ?? minimum?.message);
    const least = minimum?.length ?? 0;
    return z.prefault(
      z.string("Ongeldige waarde").check(
        z.overwrite(cleanLines),
        z.minLength(empty === undefined ? 0 : 1, { error: empty, abort: true }),
        z.refine((text) => (optional && text === "") || textLength(text) >= least, minimum?.message),
        z.maxLength(max, tooLong(name, max)),
      ),
      "",
    );
  };
}

/** A line that must pass `isValid`; empty counts as invalid. */
function checkedLine(invalid: string, isValid: (text: string) => boolean, max: number, name: string) {
  return ({ required, optional }: Ask) =>
    z.prefault(
      z.string(invalid).check(
        z.overwrite(cleanLine),
        z.minLength(required === undefined ? 0 : 1, { error: required, abort: true }),
        z.refine((text) => (optional && text === "") || isValid(text), invalid),
        z.maxLength(max, tooLong(name, max)),
      ),
      "",
    );
}

export const email = (max: number) => checkedLine("Ongeldig e-mailadres", isEmail, max, "E-mailadres");

export const phone = (max: number) =>
  checkedLine("Telefoonnummer is verplicht", isLongEnough, max, "Telefoonnummer");

export function choice<Key extends string>(labels: Record<Key, string>, message: string) {
  return ({ required, fallback = "" }: Ask) =>
    z.pipe(
      z.prefault(z.string(), ""),
      z.pipe(
        z.transform((value: string) => (value.trim() === "" ? fallback : value.trim())),
        z.enum(keysOf(labels), required ?? message),
      ),
    );
}

/** Some of the keys of a table of labels: a list, or the same joined with commas as on the wire. */
export function choices<Key extends string>(labels: Record<Key, string>, message: string) {
  return ({ required }: Ask) =>
    z.pipe(
      z.prefault(z.union([z.string(), z.array(z.string())]), ""),
      z.pipe(
        z.transform((value: string | string[]) => {
          const names = (typeof value === "string" ? value.split(",") : value).map((name) => name.trim());
          return [...new Set(names.filter((name) => name !== ""))] as Key[];
        }),
        z.array(z.enum(keysOf(labels), message)).check(z.minLength(required === undefined ? 0 : 1, required)),
      ),
    );
}

/** A number that our own script measures. Nonsense becomes null, never an error: it is not the visitor's. */
export const measurement = () =>
  z.pipe(
    z.prefault(z.union([z.string(), z.number()]), ""),
    z.transform((value) => {
      const measured = Number(value);
      if (value === "" || !Number.isFinite(measured)) return null;
      return Math.round(Math.min(Math.max(measured, 0), 1_000_000) * 100) / 100;
    }),
  );

/** Text that our own script sends. Too long is cut: it is not the visitor's to correct. */
export const clipped = (max: number) => () =>
  z.pipe(
    z.prefault(z.string(), ""),
    z.transform((value) => cleanLine(value).slice(0, max)),
  );

const ticked = z.pipe(
  z.union([z.boolean(), z.string()]),
  z.transform((value) => value === true || value === "true" || value === "on" || value === "1"),
);

/** Required on our own pages only: a client that sends just the specified fields has no such box. */
export function privacy(required: boolean) {
  const agreed = z.boolean().check(z.refine((yes) => yes, "U moet akkoord gaan met de privacyverklaring"));
  return z.pipe(z.prefault(ticked, !required), agreed);
}

function tooLong(name: string, max: number): string {
  return `${name} mag maximaal ${max} karakters bevatten`;
}
