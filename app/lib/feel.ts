/** Shows, and says to a screen reader, that a press was felt whose answer takes a while; or no longer. */
export function feel(control: HTMLElement, felt: boolean): void {
  control.toggleAttribute("data-felt", felt);
  control.ariaBusy = felt ? "true" : null;
}
