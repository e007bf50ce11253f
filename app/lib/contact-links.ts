/** Opens WhatsApp with a text ready to send; `e164` as '+31600000000'. */
export function chatLink(e164: string, text: string): string {
  return `https://wa.me/${e164.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}

export function mailLink(address: string, subject: string): string {
  const recipient = encodeURIComponent(address).replace("%40", "@");
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}`;
}
