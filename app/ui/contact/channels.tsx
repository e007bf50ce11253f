type Link = { label: string; href: string };

/** Phone, chat and mail in large type. */
export function Channels({ phone, chat, mail }: { phone: Link; chat: Link; mail: Link }) {
  const ways = [
    { name: "Bel", ...phone },
    { name: "App met een foto", ...chat },
    { name: "Mail", ...mail },
  ];
  return (
    <ul className="page grid @half:grid-cols-2 @sheet:grid-cols-[1fr_1fr_auto]">
      {ways.map(({ name, label, href }) => (
        <li key={href} className="relative border-t border-ink py-4 @half:py-6 @sheet:pr-8">
          <span className="label-caps block text-ink-soft">{name}</span>
          <a
            href={href}
            className="register-link mt-1 inline-block font-display text-xl font-semibold wrap-anywhere @half:text-2xl"
          >
            {breakable(label)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** An address of mail that is wider than the screen is broken before its @. */
function breakable(label: string) {
  const [before, after] = label.split("@");
  return after === undefined ? (
    label
  ) : (
    <>
      {before}
      <wbr />@{after}
    </>
  );
}
