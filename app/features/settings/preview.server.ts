import { fillTemplate } from "~/content/site/answer-templates";
import { currentCompany } from "~/content/site/company-now.server";
import {
  currentNotice,
  type OfficeSettings,
  retentionRules,
  type SettingName,
  urgentPromise,
} from "~/content/site/office-settings";
import { dutchDate } from "~/lib/text/dutch-date";
import { dutchNumber } from "~/lib/text/dutch-number";
import { dayAndHours, type OpeningHours, weekdayText } from "~/lib/text/opening-hours";
import type { SettingPreviewProps } from "./setting-preview";
import { mailCapLabels } from "./setting-types";

const example = () => ({
  naam: "Jan de Vries",
  dienst: "gratis inspectie",
  referentie: "AB23CD45",
  adres: "Kerkstraat 1, Eindhoven",
  bedrijf: currentCompany().name,
  telefoon: currentCompany().phone.display,
});

/** How a checked value will look. `today` is the local date, `week` the hours that go with it, when they are known. */
export function settingPreview<Name extends SettingName>(
  name: Name,
  value: OfficeSettings[Name],
  today: string,
  week?: OpeningHours,
): SettingPreviewProps {
  return previews[name](value as never, today, week);
}

type Retention = OfficeSettings["retention"];
/** How many leads are too old already under such periods, by rule. */
export type CountDue = (periods: Retention) => Promise<Record<keyof Retention, number>>;

/** New periods with what they would erase; who keeps them says yes to that number. */
export async function retentionPreview(periods: Retention, countDue: CountDue): Promise<SettingPreviewProps> {
  const due = await countDue(periods);
  const total = due.request + due.won + due.quarantined;
  const rules = retentionRules(periods);
  const lines = (Object.keys(rules) as (keyof Retention)[]).map((rule) => {
    const { what, term } = rules[rule];
    return { label: what, text: `${term}. Nu ouder dan dat: ${requests(due[rule])}.` };
  });
  return { lines, agree: total === 0 ? null : { number: total, to: agreementTo(periods) } };
}

/** What an agreement is about: other periods need another one. */
export function agreementTo({ request, won, quarantined }: Retention): string {
  return [request, won, quarantined].join("-");
}

function requests(count: number): string {
  return count === 1 ? "1 aanvraag" : `${dutchNumber(count)} aanvragen`;
}

const previews: {
  [Name in SettingName]: (
    value: OfficeSettings[Name],
    today: string,
    week?: OpeningHours,
  ) => SettingPreviewProps;
} = {
  hours: ({ week, closures }) => ({
    lines: [
      ...weekdayText(week)
        .map(dayAndHours)
        .map(([label, text]) => ({ label, text })),
      ...closures.map(({ from, until, reason }) => ({
        label: reason || "Gesloten",
        text: from === until ? dutchDate(from) : `${dutchDate(from)} tot en met ${dutchDate(until)}`,
      })),
    ],
  }),
  urgent: (urgent, _, week) => ({
    lines: [{ label: "Bezoekers lezen", text: urgentPromise(urgent, week) }],
  }),
  notice: (notice, today) => {
    const shown = currentNotice(notice, today);
    return {
      notice: shown,
      lines: [{ label: "Op de website", text: shown ? "zichtbaar op elke pagina" : "niet zichtbaar" }],
    };
  },
  mails: (mails) => ({
    lines: [{ label: "Mail gaat naar", text: mails.join("\n") || "het adres uit de installatie" }],
  }),
  mailCaps: (caps) => ({
    lines: (Object.keys(mailCapLabels) as (keyof typeof mailCapLabels)[]).map((name) => ({
      label: mailCapLabels[name].label,
      text: `hoogstens ${dutchNumber(caps[name])} per dag`,
    })),
  }),
  templates: (templates) => ({
    lines: templates.map(({ name, subject, text }) => ({
      label: name,
      text: `${fillTemplate(subject, example())}\n\n${fillTemplate(text, example())}`,
    })),
  }),
  reviews: ({ on, days }) => ({
    lines: [
      {
        label: "Vraag om een beoordeling",
        text: on ? `vanzelf, ${days} dagen na ‘Gewonnen’` : "alleen met de knop bij een aanvraag",
      },
    ],
  }),
  visits: ({ reminder }) => ({
    lines: [
      {
        label: "Herinnering aan een afspraak",
        text: reminder ? "de dag ervoor, vanaf 10 uur" : "wordt niet gemaild",
      },
    ],
  }),
  retention: (periods) => ({
    lines: Object.values(retentionRules(periods)).map(({ what, term }) => ({ label: what, text: term })),
  }),
};

/** A value as lines of text, for the timeline of changes. */
export function settingLines<Name extends SettingName>(name: Name, value: OfficeSettings[Name]): string[] {
  if (name === "notice") {
    const { on, text, until } = value as OfficeSettings["notice"];
    return [on ? "aan" : "uit", text, until && `tot en met ${dutchDate(until)}`].filter(Boolean);
  }
  if (name === "templates") {
    return (value as OfficeSettings["templates"]).map((template) => `${template.name}: ${template.text}`);
  }
  return settingPreview(name, value, "").lines.map(({ label, text }) => `${label}: ${text}`);
}
