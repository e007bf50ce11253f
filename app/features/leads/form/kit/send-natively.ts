/**
 * What the browser does with a form by itself, where the code that sends it cannot be had: to its page, with all that
 * was typed and chosen, the button that was pressed, and what its dialog was opened for. In a page it checks first: a
 * refused post would cost the files.
 */
export function sendNatively(form: HTMLFormElement, submitter: HTMLElement | null) {
  if (!form.noValidate && !form.reportValidity()) return;
  const { query = "" } = form.closest("dialog")?.dataset ?? {};
  const button = submitter as HTMLButtonElement | null;
  // Of a try before this one.
  for (const old of form.querySelectorAll("[data-native]")) old.remove();
  const more = new URLSearchParams(form.method === "get" ? query : "");
  if (button?.name) more.set(button.name, button.value);
  for (const [name, value] of more) {
    if (form.elements.namedItem(name) && name !== button?.name) continue;
    const input = document.createElement("input");
    Object.assign(input, { type: "hidden", name, value });
    input.dataset.native = "";
    form.appendChild(input);
  }
  form.submit();
}
