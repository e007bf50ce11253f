import type { Block, RichText, Section } from "~/content/types";
import { withoutMarks } from "~/lib/rich-text";

function blockText(block: Block): string[] {
  switch (block.type) {
    case "prose":
      return block.paragraphs;
    case "list":
      return [block.intro ?? "", ...block.items];
    case "steps":
      return block.steps.flatMap((step) => [step.title, step.text]);
    case "table":
      return [block.caption, ...block.head, ...block.rows.flat(), block.note ?? ""];
    case "callout":
      return [block.title, block.text];
    case "facts":
      return block.facts.flatMap((fact) => [fact.label, fact.value, fact.note ?? ""]);
    case "figure":
      return [block.caption, ...(block.legend ?? [])];
    case "faq":
      return block.items.flatMap((item) => [item.question, ...item.answer]);
    case "people":
      return block.people.flatMap((person) => [person.name, person.role, person.text ?? ""]);
    case "links":
      return block.links.flatMap((link) => [link.label, link.text ?? ""]);
    case "countries":
      return [...block.nl, ...block.be];
  }
}

/** Everything that a page's lead and sections say, one part a line: for word counts, search and likeness tests. */
export function mainText(page: { lead: RichText; sections: Section[] }): string {
  const parts = page.sections.flatMap((section) => [section.heading, ...section.blocks.flatMap(blockText)]);
  return [page.lead, ...parts]
    .map(withoutMarks)
    .filter((part) => part !== "")
    .join("\n");
}
