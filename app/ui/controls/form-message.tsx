type Props = {
  text: string | undefined;
  /** Its number is a link where the text names it. */
  phone: { label: string; href: string };
};

/** The error of a form posted without script. */
export function FormMessage({ text, phone }: Props) {
  if (!text) return null;
  const [before, after] = text.split(phone.label, 2);
  return (
    <p role="alert" className="mb-8 border-2 border-danger bg-danger-wash p-4 font-semibold">
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
