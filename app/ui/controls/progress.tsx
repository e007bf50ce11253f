/** `value` in percent. */
export function Progress({ value, label }: { value: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1 w-full bg-rule"
    >
      <svg className="block h-1 w-full" preserveAspectRatio="none" viewBox="0 0 100 1" aria-hidden="true">
        <rect
          width={value}
          height="1"
          className="fill-accent transition-[width] duration-200 motion-reduce:transition-none"
        />
      </svg>
    </div>
  );
}
