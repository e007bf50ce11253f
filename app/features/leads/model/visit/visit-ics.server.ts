import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import { currentCompany } from "~/content/site/company-now.server";

/** A visit as calendars hold it; moments in ms. */
export type CalendarEntry = {
  /** The same for as long as the visit exists, whatever becomes of it. */
  id: string;
  sequence: number;
  changedAt: number;
  startsAt: number;
  endsAt: number;
  summary: string;
  description: string;
  location: string;
};

type Invitation = {
  organizer: { name: string; email: string };
  attendee: string;
  cancelled: boolean;
};

const product = () => ({ company: currentCompany().name, product: "Afspraken", language: "NL" });

/**
 * What goes along with a mail. All times in UTC: with a time zone ical-generator writes times that float, which each calendar
 * takes for its own zone.
 */
export function invitation(entry: CalendarEntry, { organizer, attendee, cancelled }: Invitation): string {
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: product(), method });
  calendar.createEvent({
    ...eventOf(entry),
    organizer,
    attendees: [
      {
        email: attendee,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
        rsvp: !cancelled,
      },
    ],
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return textOf(calendar);
}

/** What can be put into a calendar, or read by one from an address. `name`: of the calendar; null for one entry. */
export function calendarFile(entries: CalendarEntry[], name: string | null = null): string {
  const calendar = ical({
    prodId: product(),
    method: ICalCalendarMethod.PUBLISH,
    ...(name !== null && { name, ttl: 60 * 60 }),
  });
  for (const entry of entries) calendar.createEvent({ ...eventOf(entry), status: ICalEventStatus.CONFIRMED });
  return textOf(calendar);
}

/** The library leaves out the end of the last line, without which a strict reader takes the file for one that was cut off. */
const textOf = (calendar: { toString(): string }) => `${calendar}\r\n`;

function eventOf({ id, sequence, changedAt, startsAt, endsAt, ...texts }: CalendarEntry) {
  return {
    id,
    sequence,
    stamp: new Date(changedAt),
    start: new Date(startsAt),
    end: new Date(endsAt),
    ...texts,
  };
}
