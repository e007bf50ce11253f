/** Marks for the style sheet: the bar shrinks after 50 px, the button to the top shows after 300 px. */
export function watchScroll() {
  const { dataset } = document.documentElement;
  const mark = (name: string, on: boolean) => {
    if (on === name in dataset) return;
    if (on) dataset[name] = "";
    else delete dataset[name];
  };
  const read = () => {
    // A bar that shrinks shortens the page, and the browser scrolls back by as much: were it to grow again
    // at 50, it would flicker there.
    mark("scrolled", scrollY > ("scrolled" in dataset ? 0 : 50));
    mark("far", scrollY > 300);
  };
  addEventListener("scroll", read, { passive: true });
  // Not now: asking where the page stands would lay it out before its style sheet is there, and what then
  // changes would move in sight.
  requestAnimationFrame(read);
}
