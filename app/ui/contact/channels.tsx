import { breakable } from "~/ui/blocks/breakable";

type Link = { label: string; href: string };

type ChannelsProps = {
  phone: Link;
  /** Who takes the phone now: it names its own hours, so nothing sets it right on a page that was left open. */
  answering: string;
  /** Outside office hours; null where that is no other number. */
  emergency: Link | null;
  chat: Link;
  mail: Link;
};

/** Phone, chat and mail in large type. */
export function Channels({ phone, answering, emergency, chat, mail }: ChannelsProps) {
  const ways = [
    { name: "Bel", ...phone, note: answering },
    ...(emergency && emergency.href !== phone.href
      ? [{ name: "Bel buiten kantooruren", ...emergency, note: null }]
      : []),
    { name: "App met een foto", ...chat, note: null },
    { name: "Mail", ...mail, note: null },
  ];
  return (
    <ul className="page grid @half:grid-cols-2 @sheet:grid-cols-[1fr_1fr_auto]">
      {ways.map(({ name, label, href, note }) => (
        <li key={href} className="relative border-t border-ink py-4 @half:py-6 @sheet:pr-8">
          <span className="label-caps block text-ink-soft">{name}</span>
          <a
            href={href}
            className="register-link mt-1 inline-block font-display text-xl font-semibold wrap-anywhere @half:text-2xl"
          >
            {breakable(label)}
          </a>
          {note && <p className="mt-1 text-sm text-ink-soft">{note}</p>}
        </li>
      ))}
    </ul>
  );
}
