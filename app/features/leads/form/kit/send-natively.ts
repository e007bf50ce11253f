/** Told to a form that is about to be posted so. */
export const LEFT_NATIVELY = "leave";

/**
 * What the browser does with a form by itself, where the code that sends it cannot be had: to its page, with all that
 * was typed and chosen, the button that was pressed, and what its dialog was opened for. In a page it checks first: a
 * refused post would cost the files. What says that there is no line is returned.
 */
export async function sendNatively(form: HTMLFormElement, submitter: HTMLElement | null) {
  if (form.noValidate || form.reportValidity()) return onceOnline(form, () => leave(form, submitter));
}

function leave(form: HTMLFormElement, submitter: HTMLElement | null) {
  if (form.method === "post") {
    form.dispatchEvent(new Event(LEFT_NATIVELY));
    return form.submit();
  }
  // A step is given up with the panel that was closed meanwhile.
  if (!form.offsetWidth) return;
  const asked = new FormData(form);
  for (const [name, value] of new URLSearchParams(form.closest("dialog")?.dataset.query))
    if (!asked.has(name)) asked.set(name, value);
  const button = submitter as HTMLButtonElement | null;
  if (button?.name) asked.set(button.name, button.value);
  location.href = `${form.action}?${new URLSearchParams(asked as unknown as URLSearchParams)}`;
}

const NO_LINE = "Geen internetverbinding. Alles blijft staan. Laat deze pagina open: dan gaat het vanzelf.";
const CHANGED = "U wijzigt iets. Druk daarna opnieuw.";

/**
 * Goes as soon as our server answers. Without a line the browser would show a page of its own, and all that was entered
 * would be gone: then the form stays, and what says so is returned.
 */
export async function onceOnline(form: HTMLFormElement, go: () => void) {
  // 'Online' may still mean a network without internet, or one that answers nothing. This answer is never kept.
  const isOnline = () =>
    new Promise((resolve) => {
      setTimeout(resolve, 9_000);
      fetch("/healthz").then(resolve, () => resolve(0));
    });
  if (await isOnline()) return go();
  const said = document.createElement("p");
  Object.assign(said, { className: "p-5 text-danger", tabIndex: -1, role: "alert", textContent: NO_LINE });
  // Not in the island: it may still be taken over, and must be then what the server wrote.
  (form.closest("[data-island]") ?? form).after(said as never);
  // Once the room that a sent lead was to have is gone: the page would scroll to where this stood in it.
  setTimeout(() => said.focus());
  // Half a change is not sent, and what is pressed again goes once. A tap beside it changes nothing.
  let waits = true;
  form.oninput = () => {
    waits = false;
    said.textContent = CHANGED;
  };
  form.onclick = ({ target }) => {
    if (!(target as Element).closest("button")) return;
    waits = false;
    said.remove();
  };
  (async function again() {
    const online = await isOnline();
    if (!waits) return;
    if (!online) return setTimeout(again, 1_000);
    said.remove();
    go();
  })();
  return said;
}
