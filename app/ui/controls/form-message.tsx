/** What went wrong with a form posted without script, above the form. */
export function FormMessage({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className="mb-8 border-2 border-danger bg-danger-wash p-4 font-semibold">
      {text}
    </p>
  );
}
