import { useRef } from "react";
import type { FormField, UnionOption } from "~/content/records/form/form-fields";
import { Button, buttonClass } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";

type AddPartProps = {
  field: Extract<FormField, { kind: "list" }>;
  onAdd: (option?: UnionOption) => void;
};

/** Adds an item to a list; where there are several kinds, which is chosen first. */
export function AddPart({ field, onAdd }: AddPartProps) {
  const choices = useRef<HTMLDetailsElement>(null);
  if (field.item.kind !== "union")
    return (
      <Button variant="outline" className="justify-self-start" onClick={() => onAdd()}>
        {field.add}
      </Button>
    );
  const choose = (option: UnionOption) => {
    if (choices.current) choices.current.open = false;
    onAdd(option);
  };
  return (
    <details ref={choices}>
      <summary className={buttonClass("outline", "default", "cursor-pointer list-none")}>
        <Icon name="plus" /> {field.add}
      </summary>
      <ul className="mt-2 grid grid-cols-1 border border-rule bg-white sm:grid-cols-2">
        {field.item.options.map((option) => (
          <li key={option.value}>
            <button
              type="button"
              className="grid min-h-14 w-full content-center px-4 py-2 text-left hover:bg-paper-deep"
              onClick={() => choose(option)}
            >
              <span className="font-semibold">{option.label}</span>
              {option.hint && <span className="text-sm text-ink-soft">{option.hint}</span>}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
