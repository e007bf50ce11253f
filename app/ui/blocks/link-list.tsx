import type { Block } from "~/content/types";
import { Icon } from "~/ui/icons/icon";
import { RichText } from "./rich-text";

export function LinkList({ links }: Extract<Block, { type: "links" }>) {
  return (
    <ul className="border-t border-ink">
      {links.map(({ label, href, text }) => (
        <li key={href} className="register-line">
          <a href={href} className="register-link">
            <span className="font-display text-lg font-semibold">{label}</span>
            <Icon name="arrow-right" className="register-arrow" />
          </a>
          {text && (
            <p className="text-sm text-ink-soft">
              <RichText text={text} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
