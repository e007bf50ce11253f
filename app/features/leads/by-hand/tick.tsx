type TickProps = { label: string; on: boolean /** 'on' or ''. */; onTick: (value: string) => void };

export function Tick({ label, on, onTick }: TickProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => onTick(target.checked ? "on" : "")}
        className="size-5 shrink-0 accent-accent"
      />
      {label}
    </label>
  );
}
