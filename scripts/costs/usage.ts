import type { Usage } from "./rates.ts";

const daysAMonth = 30;
const minutesAMonth = daysAMonth * 24 * 60;

/** What a page view takes. CPU as `npm run bench` measures it, generously: nearly all comes from memory or the edge. */
export const view = {
  requests: 1.2,
  cpuMsPerRequest: 0.5,
  /** Views a month that keep one isolate of the Worker busy; it asks for the content generation twice a minute. */
  perIsolate: 50_000,
  /** Views that render home or a contact page anew, and read the business profile for it. */
  keyReads: 0.01,
};

/** What a visitor's request takes, with three photos. `tests/worker` and the database itself are where these come from. */
export const lead = {
  requests: 10,
  rowsWritten: 30,
  rowsRead: 200,
  /** Rows that stay: a nightly dump reads each of them. */
  rowsKept: 12,
  /** Written when the weekly drill restores these rows: each, and its entries in the indexes and in search. */
  drillRowsWritten: 45,
  drillRowsRead: 80,
  databaseKb: 4,
  photos: 3,
  photoKb: 250,
  /** Times that the office looks at each photo. */
  looks: 2,
  mails: 2,
  queueOperations: 3,
  logEvents: 5,
};

/** The retention of a request that came to nothing, after which as much goes as comes: content/site/retention.ts. */
export const keptDays = 365;

/** A nightly copy of new files into a second bucket, and a dump of the database, of which a week and four weeks are kept. */
export const dumpsKept = { nights: 7, weeks: 4 };

/** Kilobytes of one line of the log with what Cloudflare adds to it. An assumption: the dashboard tells the true size. */
export const logEventKb = 2;

/** Days that logs are kept. */
const logDays = 7;

/** What a month takes once the site has run for a year. `backups: false` leaves them out. */
export function monthOf(
  { views, leadsADay }: { views: number; leadsADay: number },
  { backups = true } = {},
): Usage {
  const leads = leadsADay * daysAMonth;
  const kept = leadsADay * keptDays;
  const requests = views * view.requests + leads * lead.requests + minutesAMonth;
  const logEvents = requests + leads * lead.logEvents;
  const logGb = (logEvents * logEventKb) / 1e6;
  const databaseGb = (kept * lead.databaseKb) / 1e6;
  const photosGb = (kept * lead.photos * lead.photoKb) / 1e6;
  const isolates = Math.max(1, views / view.perIsolate);
  const copies = backups ? 1 : 0;
  const dumps = dumpsKept.nights + dumpsKept.weeks;
  const drills = (copies * daysAMonth) / 7;
  return {
    requests,
    cpuMs: requests * view.cpuMsPerRequest,
    rowsRead:
      isolates * 2 * minutesAMonth +
      leads * lead.rowsRead +
      copies * kept * lead.rowsKept * daysAMonth +
      drills * kept * lead.drillRowsRead,
    rowsWritten: leads * lead.rowsWritten + drills * kept * lead.drillRowsWritten,
    databaseGb,
    filesGb: photosGb + copies * (photosGb + dumps * databaseGb),
    fileWrites: leads * lead.photos * (1 + copies) + copies * daysAMonth,
    fileReads: leads * lead.photos * (lead.looks + copies),
    keyReads: views * view.keyReads,
    keyWrites: daysAMonth * 24,
    queueOperations: leads * lead.queueOperations,
    mails: leads * lead.mails,
    logEvents,
    logGb,
    logGbKept: (logGb * logDays) / daysAMonth,
  };
}
