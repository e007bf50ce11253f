import type { ReactNode } from "react";

/** Section of the contact form; `subject` names the service that the visitor comes from. */
export function WriteUs({ subject, children }: { subject: string | null; children: ReactNode }) {
  return (
    <section id="formulier" aria-labelledby="formulier-kop" className="mt-12 bg-accent-wash @half:mt-16">
      <div className="page grid gap-x-8 gap-y-6 py-12 @half:py-16 @sheet:grid-cols-12">
        <div className="@sheet:col-span-4">
          <h2 id="formulier-kop" className="text-3xl">
            Schrijf ons
          </h2>
          {subject && (
            <p className="mt-3">
              Het gaat over <strong>{subject}</strong>.
            </p>
          )}
        </div>
        <div className="@sheet:col-span-8">{children}</div>
      </div>
    </section>
  );
}
