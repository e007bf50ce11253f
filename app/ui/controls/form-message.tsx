import { AT_PROBLEM } from "~/lib/post-address";

type Props = {
  text: string | undefined;
  /** Its number is a link where the text names it. */
  phone: { label: string; href: string };
};

/** The error of a form posted without script; without one, the place above the form that its refused post is opened at. */
export function FormMessage({ text, phone }: Props) {
  const id = AT_PROBLEM.slice(1);
  // Out of the flow: it takes no room of its own.
  if (!text) return <div id={id} className="absolute" />;
  const [before, after] = text.split(phone.label, 2);
  return (
    <p id={id} role="alert" className="mb-8 border-2 border-danger bg-danger-wash p-4 font-semibold">
      {before}
      {after !== undefined && (
        <>
          <a href={phone.href} className="text-link">
            {phone.label}
          </a>
          {after}
        </>
      )}
    </p>
  );
}
