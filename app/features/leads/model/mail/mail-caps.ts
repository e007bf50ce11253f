/** How many mails visitors get in any 24 hours. */
export type MailCaps = {
  /** To one mailbox, however its address is spelled. */
  recipient: number;
  /** To one domain that is no mail provider: whoever owns it may read all of its addresses. */
  domain: number;
  /** About what one connection (IPv6: one /64 network) posted. */
  client: number;
  site: number;
};

/** Completes 'grens per dag bereikt:'. */
export const capReasons = {
  recipient: "er gingen al genoeg mails naar dit adres",
  domain: "er gingen al genoeg mails naar adressen van dit domein",
  client: "er kwamen al veel aanvragen van deze internetaansluiting",
  site: "de website verstuurde al het hoogste aantal mails",
} as const satisfies Record<keyof MailCaps, string>;
export type CapReason = keyof typeof capReasons;

/** Mail providers, whose customers are strangers to each other: their domains have no cap of their own. */
const providers = new Set(
  `gmail.com googlemail.com outlook.com outlook.be hotmail.com hotmail.nl hotmail.be live.com live.nl live.be msn.com
  icloud.com me.com mac.com yahoo.com yahoo.nl yahoo.be yahoo.fr ymail.com outlook.fr outlook.de hotmail.fr aol.com gmx.com gmx.net gmx.de web.de proton.me
  protonmail.com pm.me tutanota.com tuta.com fastmail.com fastmail.fm zoho.com mail.com mailbox.org
  ziggo.nl kpnmail.nl kpnplanet.nl planet.nl hetnet.nl xs4all.nl home.nl chello.nl upcmail.nl casema.nl
  quicknet.nl zeelandnet.nl solcon.nl online.nl tele2.nl caiway.nl onsbrabantnet.nl onsnet.nu kabelfoon.nl
  telfort.nl zonnet.nl wxs.nl hccnet.nl freedom.nl telenet.be proximus.be skynet.be scarlet.be voo.be orange.be
  belgacom.net pandora.be edpnet.be`.split(/\s+/),
);

/** Other names of a provider's domain: the mailbox is the same. */
const aliases: Readonly<Record<string, string>> = {
  "googlemail.com": "gmail.com",
  "me.com": "icloud.com",
  "mac.com": "icloud.com",
  "protonmail.com": "proton.me",
  "pm.me": "proton.me",
};

/** Marks before the @ that a provider ignores. */
const ignored: Readonly<Record<string, RegExp>> = { "gmail.com": /\./g, "proton.me": /[._-]/g };

/**
 * One text for all spellings of a mailbox: lower case, without '+tag', aliases and marks that the provider ignores.
 * A name under the domain of a provider is one customer's, whatever stands before the @, and the same as before it.
 */
export function mailboxOf(email: string): string {
  const [local = "", host = ""] = email.toLowerCase().split("@");
  const registered = registeredDomain(host);
  // Mail to 'a@jan.fastmail.com' comes to 'jan@fastmail.com', that to 'a@bedrijf.xs4all.nl' to one customer.
  if (providers.has(registered) && host !== registered)
    return mailboxOf(`${ownDomainOf(email)}`.replace(".", "@"));
  const domain = aliases[host] ?? host;
  return `${local.replace(/\+.*$/, "").replace(ignored[domain] ?? "", "")}@${domain}`;
}

/** The domain that somebody registered, or that a customer has under a mail provider's; null for the provider's own. */
export function ownDomainOf(email: string): string | null {
  const host = email.toLowerCase().split("@")[1] ?? "";
  const registered = registeredDomain(host);
  if (!providers.has(registered)) return registered;
  if (host === registered) return null;
  return host
    .split(".")
    .slice(-1 - registered.split(".").length)
    .join(".");
}

function registeredDomain(host: string): string {
  const labels = host.split(".");
  // 'bedrijf.co.uk': under a country, a second level that registers for others.
  const shared =
    labels.at(-1)?.length === 2 && /^(?:co|com|org|net|ac|gov|edu|or|ne|gv)$/.test(labels.at(-2) ?? "");
  return labels.slice(shared ? -3 : -2).join(".");
}
