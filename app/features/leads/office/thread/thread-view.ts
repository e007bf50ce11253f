import { shortName } from "~/admin/people/short-name";
import { fileName } from "~/features/leads/model/files/file-name";
import type { TimelineEvent } from "~/features/leads/model/lead-events";
import { callerName } from "~/features/leads/model/lead-summary";
import type { OpenedLead } from "~/features/leads/office/lead/open-lead.server";
import { deliveryText } from "~/features/leads/office/model/delivery-text";
import { eventText } from "~/features/leads/office/model/event-text";
import type { LeadMessage } from "~/features/leads/store/lead-messages.server";
import type { LeadDelivery } from "~/features/leads/store/leads.server";
import type { SentFiles } from "~/features/leads/store/thread/draft-files.server";
import { messageOf } from "~/features/leads/store/thread/send-message.server";
import { isShown } from "~/lib/files/shown-picture";
import { momentText } from "~/lib/text/moment-text";
import { paths } from "~/paths";

export type ThreadItem = {
  id: string;
  /** Of whom: the visitor, the office to him, or colleagues among each other. */
  side: "visitor" | "office" | "colleagues";
  title: string;
  who: string;
  when: string;
  subject: string;
  text: string;
  files: string[];
  /** What a mail brought; they stand among the files of the request too. `shown`: as a picture. */
  came: { name: string; href: string; shown: boolean }[];
  /** Address of the mail as it came; null for what is none. */
  mail: string | null;
  state: MessageState | null;
};

export type MessageState = {
  /** The message that it is of. */
  message: string;
  text: string;
  failed: boolean;
  /** How long (ms) it can still be taken back, by the server's clock; null when it cannot. */
  undoFor: number | null;
  /** Its fate is still to come: worth asking again. */
  open: boolean;
};

type Dated = ThreadItem & { at: number };

const item = { subject: "", text: "", files: [], came: [], mail: null, state: null };

/** What was said between the visitor and the office, and among colleagues, oldest first. `me` may take back what is his. */
export function threadItems(
  { lead, events, messages, deliveries }: OpenedLead,
  files: SentFiles,
  { me, now }: { me: string; now: number },
): ThreadItem[] {
  const request: Dated = {
    ...{
      ...item,
      id: "request",
      side: "visitor",
      at: lead.receivedAt,
      when: momentText(lead.receivedAt, now),
    },
    ...{ title: "Aanvraag", who: callerName(lead), text: lead.projectDescription },
  };
  const said = messages.map((message) => {
    const out = message.direction === "out";
    const along = [
      ...files.own.filter(({ messageId }) => messageId === message.id).map(({ name }) => name),
      ...files.photos
        .filter(({ messageId }) => messageId === message.id)
        .map((photo) => fileName(lead.reference, photo)),
    ];
    const delivery = deliveries.find(({ about }) => messageOf(about) === message.id);
    return {
      ...item,
      ...{ id: message.id, at: message.at, when: momentText(message.at, now) },
      side: out ? "office" : "visitor",
      title: messageTitle(message),
      who: out ? shortName(message.author) : (message.sender ?? callerName(lead)),
      ...{ subject: message.subject, text: message.body, files: along },
      came: files.came
        .filter(({ messageId }) => messageId === message.id)
        .map((file) => {
          const name = fileName(lead.reference, file);
          return { name, href: paths.adminLeadFile(lead.id, file.n, name), shown: isShown(file) };
        }),
      mail: message.raw === 1 ? paths.adminLeadMail(lead.id, message.id) : null,
      state: out && delivery ? stateOf(message, delivery, { me, now }) : null,
    } satisfies Dated;
  });
  const logged = events.flatMap((event) => {
    const told = toldBy(event);
    return told === null
      ? []
      : [{ ...item, id: `event-${event.id}`, at: event.at, when: momentText(event.at, now), ...told }];
  });
  // What came by mail begins with that mail, which says the same.
  const byMail = messages.some(
    ({ direction, channel, at }) => direction === "in" && channel === "mail" && at === lead.receivedAt,
  );
  return [...(byMail ? [] : [request]), ...said, ...logged]
    .sort((a, b) => a.at - b.at)
    .map(({ at: _, ...shown }) => shown);
}

function messageTitle({ direction, channel, automatic }: LeadMessage): string {
  if (direction === "out") return "Mail";
  if (automatic) return "Automatisch antwoord";
  return channel === "mail" ? "Mail" : "Bericht op de eigen pagina";
}

function toldBy(event: TimelineEvent): Pick<ThreadItem, "side" | "title" | "who" | "text"> | null {
  const who = shortName(event.actor);
  switch (event.kind) {
    case "note":
      return { side: "colleagues", title: "Notitie", who, text: event.data.text };
    case "call-reached":
    case "call-missed":
      return { side: "office", title: eventText(event), who, text: "" };
    case "sent-elsewhere":
      return { side: "office", title: eventText(event), who, text: event.data.text };
    default:
      return null;
  }
}

function stateOf(
  { id, author }: LeadMessage,
  delivery: LeadDelivery,
  { me, now }: { me: string; now: number },
): MessageState {
  const { state, attempts, nextAt } = delivery;
  const waits = attempts === 0 && (state === "due" || state === "held");
  return {
    ...{ message: id, text: deliveryText(delivery, now), failed: state === "failed" },
    undoFor: waits && author === me ? Math.max(0, nextAt - now) : null,
    open: state === "due",
  };
}
