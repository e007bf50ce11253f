import type { ReactNode } from "react";

/** Where the request form stands on the contact page; `subject` is the service that the visitor came for. */
export function WriteUs({ subject, children }: { subject: string | null; children: ReactNode }) {
  return (
    <section id="formulier" aria-labelledby="formulier-kop" className="mt-12 bg-accent-wash md:mt-16">
      <div className="page grid gap-x-8 gap-y-6 py-12 md:py-16 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="formulier-kop" className="text-2xl">
            Schrijf ons
          </h2>
          {subject && (
            <p className="mt-3">
              Het gaat over <strong>{subject}</strong>.
            </p>
          )}
        </div>
        <div className="lg:col-span-8">{children}</div>
      </div>
    </section>
  );
}
