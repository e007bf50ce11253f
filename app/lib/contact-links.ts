export function chatLink(e164: string, text: string): string {
  return `https://wa.me/${e164.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}

export function mailLink(address: string, subject: string, body = ""): string {
  const recipient = encodeURIComponent(address).replace("%40", "@");
  const text = body && `&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}${text}`;
}

export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
