/** The error of a form posted without script. */
export function FormMessage({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className="mb-8 border-2 border-danger bg-danger-wash p-4 font-semibold">
      {text}
    </p>
  );
}
