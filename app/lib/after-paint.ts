/** Does the work once the next frame is painted; in a page that is not in view, which paints none, a little later. */
export function afterPaint(work: () => void): void {
  let due = true;
  const once = () => {
    if (due) work();
    due = false;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, 100);
}
