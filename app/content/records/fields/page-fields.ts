import { z } from "zod";
import { field } from "~/content/records/record-type";
import { richText } from "./blocks";
import { text } from "./field-checks";

const EMPTY = "Schrijf hier iets";

/** Fields of pages whose parts have a place each; plain text but for `rich`. */
export const heading = (label: string) => field(text(120, "Schrijf de kop"), { label });

/** What is pressed. */
export const link = (label: string) => field(text(60, EMPTY), { label });

export const line = (label: string) => field(text(120, EMPTY), { label });

export const paragraph = (label: string, hint?: string) =>
  field(text(600, EMPTY), { label, ...(hint && { hint }) });

/** With `**nadruk**` and links. */
export const rich = (label: string, hint?: string) =>
  field(richText(800, EMPTY), { label, ...(hint && { hint }) });

const several = <Item extends z.ZodType>(item: Item, one: string, most: number, label: string) =>
  field(
    z
      .array(field(item, { label: one }))
      .min(1, "Schrijf er minstens één")
      .max(most),
    { label, item: one },
  );

/** Paragraphs. */
export const lines = (label: string, one: string, most: number) =>
  several(text(1000, EMPTY), one, most, label);

export const richLines = (label: string, one: string, most: number) =>
  several(richText(1000, EMPTY), one, most, label);

/** Points of a line each. */
export const list = (label: string, one: string, most: number) => several(text(120, EMPTY), one, most, label);

export const steps = (label: string, count: number) =>
  field(
    z
      .array(field(z.strictObject({ title: heading("Stap"), text: rich("Uitleg") }), { label: "Stap" }))
      .min(count, `Het zijn er ${count}`)
      .max(count, `Het zijn er ${count}`),
    { label, item: "Stap" },
  );
