/**
 * What Chromium says when the page before was slower than the first frame of the next: the transition between
 * the two is left out. It says so of pages without script too, and no event hands this transition to a page.
 */
export const LATE_TRANSITION = /^Transition was aborted .* Page already revealed/;
