type NumberToCall = { label: string; href: string };

/** `emergency` is answered at any hour, and may be the office's own; null where nobody does. */
export type OfficeNumbers = { phone: NumberToCall; emergency: NumberToCall | null };

let said: (() => OfficeNumbers) | undefined;

/** On the server, once: whose numbers are said. */
export function sayNumbers(ofRequest: () => OfficeNumbers): void {
  said = ofRequest;
}

/** The numbers to call. A browser takes them from its page: scripts outlive a change of numbers. */
export function officeNumbers(): OfficeNumbers {
  if (said) return said();
  const foot = document.getElementById("site-nav");
  const link = foot?.querySelector<HTMLAnchorElement>("[href^=tel]");
  const phone = { label: link?.textContent?.trim() ?? "ons", href: link?.href ?? "/contact" };
  const other = foot?.dataset.emergency;
  const [href = "", ...label] = other?.split(" ") ?? [];
  return { phone, emergency: other === undefined ? phone : href ? { label: label.join(" "), href } : null };
}

/** What the page says of the second number for who reads it there; nothing where it is the first. */
export function emergencyData({ phone, emergency }: OfficeNumbers): string | undefined {
  if (emergency?.href === phone.href) return undefined;
  return emergency ? `${emergency.href} ${emergency.label}` : "";
}
