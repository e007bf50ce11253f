import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";

type Props<T> = {
  /** What the part shows, or the promise of it: only then does the page stream. */
  value: T | Promise<T>;
  fallback: ReactNode;
  children: (value: T) => ReactNode;
};

export function Deferred<T>({ value, fallback, children }: Props<T>) {
  if (!(value instanceof Promise)) return children(value);
  return (
    <Suspense fallback={fallback}>
      <Await resolve={value}>{children}</Await>
    </Suspense>
  );
}
