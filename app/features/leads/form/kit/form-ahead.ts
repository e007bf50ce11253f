import { preload } from "~/lib/preload";

const atOnce = [() => import("./form-engine"), () => import("~/features/leads/form/send/send-form")];
const withFirstKey = [
  () => import("~/features/leads/form/drafts/autosave"),
  () => import("~/features/leads/model/lead-schema"),
  () => import("@hookform/resolvers/zod"),
  () => import("./values/asked-number"),
];

const prepared = new WeakSet<HTMLFormElement>();

/**
 * For a form whose code is on its way, which takes seconds on a slow line: what it asks for once it listens comes along, and
 * with the first key what it needs to check and to keep what is typed. What is typed meanwhile is kept.
 */
export function prepareForm(form: HTMLFormElement): void {
  // Its code may be asked for more than once.
  if (prepared.has(form)) return;
  prepared.add(form);
  for (const load of atOnce) preload(load, "low");
  const typed = () => {
    form.removeEventListener("input", typed);
    for (const load of withFirstKey) preload(load, "low");
    import("~/features/leads/form/drafts/early-draft").then(
      ({ keepEarly }) => keepEarly(form),
      () => {},
    );
  };
  if (typedIn(form)) typed();
  else form.addEventListener("input", typed);
}

const typedIn = (form: HTMLFormElement) =>
  [...(form.elements as Iterable<HTMLInputElement>)].some(
    ({ value, defaultValue = value }) => value !== defaultValue,
  );
