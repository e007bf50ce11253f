/** Opens WhatsApp with a text ready to send; `e164` as '+31600000000'. */
export function chatLink(e164: string, text: string): string {
  return `https://wa.me/${e164.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}

/** Opens the mail program; lines of `body` are separated as mail asks for. */
export function mailLink(address: string, subject: string, body = ""): string {
  const recipient = encodeURIComponent(address).replace("%40", "@");
  const text = body && `&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}${text}`;
}

/** A map with this address in the middle, in the maps program that the device prefers. */
export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
