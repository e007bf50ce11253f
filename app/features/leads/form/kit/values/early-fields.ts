import type { ChangeEvent } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Values = Record<string, unknown>;

/**
 * Stands in for the form library until it is there: the fields are plain inputs, which keep what is entered, and this
 * notes it. What is set from outside is shown at once.
 */
export function earlyFields(defaults: Values) {
  const values = { ...defaults };
  const controls = new Map<string, Set<Control>>();
  const changed = new Set<string>();
  const entered = new Set<string>();

  function note({ target }: ChangeEvent<Control>) {
    const { name, value } = target;
    const box = target.type === "checkbox" && (target as HTMLInputElement);
    if (!box) values[name] = value;
    else if (!Array.isArray(defaults[name])) values[name] = box.checked && value;
    else {
      const others = (values[name] as string[]).filter((each) => each !== value);
      values[name] = box.checked ? [...others, value] : others;
    }
    changed.add(name);
    entered.add(name);
  }

  return {
    register: (name: string) => ({
      name,
      onChange: note,
      onBlur: () => {},
      ref: (control: Control | null) => {
        if (control) controls.set(name, (controls.get(name) ?? new Set()).add(control));
      },
    }),
    watch: (name?: string) => (name === undefined ? values : values[name]),
    getValues: (name?: string) => (name === undefined ? values : values[name]),
    setValue(name: string, value: unknown) {
      values[name] = value;
      changed.add(name);
      for (const control of controls.get(name) ?? []) {
        if (control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type))
          control.checked = [value].flat().includes(control.value);
        else control.value = String(value ?? "");
      }
    },
    /** What the form library must be told when it comes. */
    changes: () => [...changed].map((name) => [name, values[name]] as const),
    /** Fields that the visitor filled in meanwhile. */
    entered,
  };
}
