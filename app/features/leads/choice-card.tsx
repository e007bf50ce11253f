import type { UseFormRegisterReturn } from "react-hook-form";
import { classNames } from "~/lib/class-names";
import { Icon, type IconName } from "~/ui/icons";

type Props = {
  type: "radio" | "checkbox";
  control: UseFormRegisterReturn & { value: string; defaultChecked: boolean };
  title: string;
  text: string;
  /** Stands in the place of the control, which is then shown by the card alone. */
  icon?: IconName;
};

/** One thing to choose, with what it means: the whole card is the label of its native control. */
export function ChoiceCard({ type, control, title, text, icon }: Props) {
  const shown = type === "checkbox" ? "size-5" : "size-4.5";
  return (
    <label className="choice flex gap-3">
      <input
        type={type}
        className={icon ? "sr-only" : classNames("mt-1 shrink-0 accent-(--accent)", shown)}
        {...control}
      />
      {icon && <Icon name={icon} size={7} className="mt-0.5 shrink-0 text-accent-text" />}
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="mt-0.5 block text-sm text-ink-soft">{text}</span>
      </span>
    </label>
  );
}
