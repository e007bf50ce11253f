import { logEventsRate, monthlyPrice, planPrice, priceOf, type Rate, rates, type Usage } from "./rates.ts";
import { dumpsKept, lead, logEventKb, monthOf } from "./usage.ts";

const viewCounts = [10_000, 1_000_000, 100_000_000];
const leadCounts = [10, 100, 10_000];

const number = (value: number) =>
  value.toLocaleString("en-US", { maximumFractionDigits: value < 10 ? 1 : 0 });
const dollars = (value: number) => `$${value.toFixed(2)}`;
const million = (value: number) => (value < 1e6 ? number(value) : `${number(value / 1e6)} million`);
const gigabytes = (value: number) => `${number(value)} GB`;

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** A unit count and its price: '608,000: $211.05', or 'in the plan'. */
function priced(shown: string, rate: Rate, units: number): string {
  const price = priceOf(rate, units);
  return `${shown}: ${price === 0 ? "in the plan" : dollars(price)}`;
}

function rateTable(): string {
  const row = ({ meter, included, price, per, unit }: Rate) => {
    const free = per === 1 ? `${number(included)} ${unit}` : million(included);
    return [meter, free, `$${price} per ${unit}`];
  };
  return table(
    ["meter", "in the plan, a month", "then"],
    [...Object.values(rates).map(row), row(logEventsRate)],
  );
}

function viewTable(): string {
  const head = [
    "page views a month",
    "requests",
    "CPU",
    "D1 rows read",
    "logs",
    "logs until 30 November",
    "a month",
  ];
  return table(
    head,
    viewCounts.map((views) => {
      const usage = monthOf({ views, leadsADay: 0 }, { backups: false });
      const logs = logPrice(usage);
      return [
        million(views),
        priced(million(usage.requests), rates.requests, usage.requests),
        priced(`${million(usage.cpuMs)} ms`, rates.cpuMs, usage.cpuMs),
        priced(million(usage.rowsRead), rates.rowsRead, usage.rowsRead),
        `${gigabytes(usage.logGb)}: ${logs === 0 ? "in the plan" : dollars(logs)}`,
        priced(million(usage.logEvents), logEventsRate, usage.logEvents),
        dollars(monthlyPrice(usage)),
      ];
    }),
  );
}

const logPrice = ({ logGb, logGbKept }: Usage) =>
  priceOf(rates.logGb, logGb) + priceOf(rates.logGbKept, logGbKept);

function leadTable(): string {
  const head = [
    "requests a day",
    "mails a month",
    "D1 rows written",
    "D1, stored",
    "photos",
    "queue operations",
  ];
  return table(
    [...head, "backups", "a month, beside the plan"],
    leadCounts.map((leadsADay) => {
      const usage = monthOf({ views: 0, leadsADay });
      const bare = monthOf({ views: 0, leadsADay }, { backups: false });
      const backups = monthlyPrice(usage) - monthlyPrice(bare);
      return [
        number(leadsADay),
        priced(number(usage.mails), rates.mails, usage.mails),
        priced(million(bare.rowsWritten), rates.rowsWritten, bare.rowsWritten),
        priced(gigabytes(usage.databaseGb), rates.databaseGb, usage.databaseGb),
        priced(gigabytes(bare.filesGb), rates.filesGb, bare.filesGb),
        priced(million(usage.queueOperations), rates.queueOperations, usage.queueOperations),
        `${gigabytes(usage.filesGb - bare.filesGb)}: ${dollars(backups)}`,
        dollars(monthlyPrice(usage) - planPrice),
      ];
    }),
  );
}

function totalTable(): string {
  const head = ["a month, all together", ...leadCounts.map((leads) => `${number(leads)} requests a day`)];
  const rows = viewCounts.map((views) => [
    `${million(views)} page views`,
    ...leadCounts.map((leadsADay) => dollars(monthlyPrice(monthOf({ views, leadsADay })))),
  ]);
  return table(head, rows);
}

/** The part of docs/scale.md that is made of numbers. */
export function costsText(): string {
  const perLead = `${lead.photos} photos of ${lead.photoKb} kB, ${lead.rowsWritten} rows written, ${lead.mails} mails and one queue message (${lead.queueOperations} operations)`;
  return [
    "### Rates",
    rateTable(),
    "### Page views",
    viewTable(),
    `The column of logs counts ${logEventKb} kB an event, which is an assumption; the one beside it is what the same month costs by the rate that ends.`,
    "### Requests of visitors",
    `One request with ${perLead}. Stored is what lies there after a year, when retention removes as much as comes. Backups are a second copy of the photos, ${dumpsKept.nights + dumpsKept.weeks} dumps of the database (${dumpsKept.nights} nights, ${dumpsKept.weeks} weeks), and every week a drill that writes each row of the newest dump into a second database; the column of backups holds what all of that takes, and the one of rows written leaves it out.`,
    leadTable(),
    "### Together",
    totalTable(),
  ].join("\n\n");
}
