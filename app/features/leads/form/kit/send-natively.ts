/**
 * What the browser does with a form by itself, where the code that sends it cannot be had: to its page, with all that
 * was typed and chosen, the button that was pressed, and what its dialog was opened for. In a page it checks first: a
 * refused post would cost the files. Without a line the browser would show a page of its own, and all of it would be gone:
 * then the form stays, and what says so is returned.
 */
export async function sendNatively(form: HTMLFormElement, submitter: HTMLElement | null) {
  if (!form.noValidate && !form.reportValidity()) return;
  // 'Online' may still mean a network without internet. This one is never kept.
  if (!(await fetch("/healthz").catch(() => {}))) return sayUnder(form);
  if (form.method === "post") return form.submit();
  const asked = new FormData(form);
  for (const [name, value] of new URLSearchParams(form.closest("dialog")?.dataset.query))
    if (!asked.has(name)) asked.set(name, value);
  const button = submitter as HTMLButtonElement | null;
  if (button?.name) asked.set(button.name, button.value);
  location.href = `${form.action}?${new URLSearchParams(asked as unknown as URLSearchParams)}`;
}

const NO_LINE = "Geen internetverbinding. Alles blijft staan.";

/** Not in the form: it may still be taken over, and must be then what the server wrote. */
function sayUnder(form: HTMLFormElement) {
  const said = document.createElement("p");
  Object.assign(said, { className: "p-5 text-danger", tabIndex: -1, role: "alert", textContent: NO_LINE });
  form.closest("[data-island]")?.after(said as never);
  said.focus();
  // Pressed again it is another matter.
  addEventListener("click", () => said.remove(), { once: true });
  return said;
}
