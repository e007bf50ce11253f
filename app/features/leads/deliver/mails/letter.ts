import { currentCompany } from "~/content/site/company-now.server";
import type { SummaryRow } from "~/features/leads/model/lead-summary";
import { escapeHtml } from "~/lib/text/escape-html";

export type MailContent = { subject: string; text: string; html: string };

/** `before` and `after` are paragraphs around the summary of the lead. */
type Letter = {
  title: string;
  before: string[];
  rows: SummaryRow[];
  links: { label: string; href: string }[];
  after: string[];
};

export const greeting = (name: string | null) => `Beste ${name ?? "heer, mevrouw"},`;
export const regards = () => `Met vriendelijke groet,\n${currentCompany().name}`;

/** Without a title where there is none to say. */
export function letter(content: Letter): Pick<MailContent, "text" | "html"> {
  return { text: asText(content), html: asHtml(content) };
}

function asText({ title, before, rows, links, after }: Letter): string {
  const summary = rows.map(({ label, text }) => {
    const name = label.endsWith("?") ? label : `${label}:`;
    return text.includes("\n") ? `${name}\n  ${text.replaceAll("\n", "\n  ")}` : `${name} ${text}`;
  });
  // The plain text states phone numbers in its sentences.
  const pages = links.filter(({ href }) => !href.startsWith("tel:"));
  const linkLines = pages.map(({ label, href }) => `${label}: ${href}`);
  const parts = [title, ...before, summary.join("\n"), ...linkLines, ...after];
  return parts.filter((part) => part !== "").join("\n\n");
}

const ink = "#16233b";
const soft = "#4a566d";
const rule = "#d8d0c1";
const font = "font-family:'Hanken Grotesk',Arial,sans-serif";

/** Tables and inline styles, for mail programs. All text is escaped here. */
function asHtml({ title, before, rows, links, after }: Letter): string {
  const lines = (text: string) => escapeHtml(text).replaceAll("\n", "<br>");
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${lines(text)}</p>`;
  const row = ({ label, text }: SummaryRow) =>
    `<tr><th scope="row" align="left" valign="top" style="padding:8px 16px 8px 0;border-top:1px solid ${rule};color:${soft};font-weight:400${label.endsWith("?") ? "" : ";white-space:nowrap"}">${escapeHtml(label)}</th>` +
    `<td valign="top" style="padding:8px 0;border-top:1px solid ${rule};word-break:break-word">${lines(text)}</td></tr>`;
  const link = ({ label, href }: Letter["links"][number]) =>
    `<a href="${escapeHtml(href)}" style="display:inline-block;margin:0 8px 8px 0;padding:10px 16px;border:1px solid ${ink};color:${ink};text-decoration:none">${escapeHtml(label)}</a>`;
  const table = (lines: string[]) =>
    lines.length === 0
      ? ""
      : `<table cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 24px;border-bottom:1px solid ${rule};font-size:16px;line-height:1.5;color:${ink}">
${lines.join("\n")}
</table>`;
  return `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title || currentCompany().name)}</title></head>
<body style="margin:0;padding:24px 12px;background:#faf7f1;color:${ink};${font};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left;${font};font-size:16px;line-height:1.5;color:${ink}"><tr><td>
<p style="margin:0 0 24px;padding-bottom:12px;border-bottom:2px solid ${ink};font-weight:700">${escapeHtml(currentCompany().name)}</p>
${title ? `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(title)}</h1>` : ""}
${before.map(paragraph).join("\n")}
${table(rows.map(row))}
${links.length > 0 ? `<p style="margin:0 0 16px">${links.map(link).join("")}</p>` : ""}
${after.map(paragraph).join("\n")}
<p style="margin:24px 0 0;padding-top:12px;border-top:1px solid ${rule};color:${soft};font-size:14px">${escapeHtml(currentCompany().name)} · ${escapeHtml(currentCompany().phone.display)} · ${escapeHtml(currentCompany().email)}</p>
</td></tr></table>
</td></tr></table>
</body></html>
`;
}
