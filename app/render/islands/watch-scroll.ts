/** Marks for the style sheet: the bar shrinks after 50 px, the button to the top shows after 300 px. */
export function watchScroll() {
  const { dataset } = document.documentElement;
  const mark = (name: string, on: boolean) => {
    if (on === name in dataset) return;
    if (on) dataset[name] = "";
    else delete dataset[name];
  };
  const read = () => {
    mark("scrolled", scrollY > 50);
    mark("far", scrollY > 300);
  };
  addEventListener("scroll", read, { passive: true });
  // Not now: reading the position lays the page out before its style sheet is there, and it would shift.
  requestAnimationFrame(read);
}
