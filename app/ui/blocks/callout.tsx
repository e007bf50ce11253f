import type { ReactNode } from "react";
import { classNames } from "~/lib/text/class-names";
import { Icon, type IconName } from "~/ui/icons/icon";
import { type Text, Words } from "./words";

type Tone = "tip" | "warning" | "urgent";

const TONES: Record<Tone, { label: string; icon: IconName; mark: string; ground: string }> = {
  tip: { label: "Tip", icon: "info", mark: "text-accent-text", ground: "border-accent bg-accent-wash" },
  warning: { label: "Let op", icon: "warning", mark: "text-ink", ground: "border-ink bg-paper-deep" },
  urgent: { label: "Spoed", icon: "warning", mark: "text-danger", ground: "border-danger bg-danger-wash" },
};

type CalloutProps = {
  tone: Tone;
  title: string;
  text: Text;
  /** Level of its title, which is that of a part of a section. */
  heading?: "h2" | "h3";
};

export function Callout({ tone, title, text, heading: Heading = "h3" }: CalloutProps) {
  return (
    <CalloutFrame tone={tone}>
      <Heading className="mt-2 text-lg">{title}</Heading>
      <p className="mt-1.5">
        <Words text={text} />
      </p>
    </CalloutFrame>
  );
}

export function CalloutFrame({ tone, children }: { tone: Tone; children: ReactNode }) {
  const { label, icon, mark, ground } = TONES[tone];
  return (
    <div role="note" className={classNames("text-column border-l-4 px-5 py-5 @pair:px-6", ground)}>
      <p className={classNames("label-caps flex items-center gap-2", mark)}>
        <Icon name={icon} /> {label}
      </p>
      {children}
    </div>
  );
}
