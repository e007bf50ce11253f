/** A try of a delivery: one that is tried again after it was given up has another moment. */
type MarkedDelivery = { id: string; dueSince: number };

/** Stands in the header of each mail to a visitor, so that a report about it says which one it was. */
export const deliveryMark = ({ id, dueSince }: MarkedDelivery) => `${id}.${dueSince}`;

/** The mark in the headers that a report returns; null when they hold none. Ids that SQL makes have no hyphens. */
export function markedDelivery(report: string): MarkedDelivery | null {
  const [, id, dueSince] = /^X-Site-Mail:\s*([0-9a-f-]{32,36})\.(\d{10,16})\s*$/im.exec(report) ?? [];
  return id === undefined ? null : { id: id.toLowerCase(), dueSince: Number(dueSince) };
}
