/** Shows that a press was felt whose answer takes a while, and marks the control busy for who does not see it; or no longer. */
export function feel(control: HTMLElement, felt: boolean): void {
  control.toggleAttribute("data-felt", felt);
  control.ariaBusy = felt ? "true" : null;
}
