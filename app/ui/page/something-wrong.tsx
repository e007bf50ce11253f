/** For server errors: what the visitor can do instead. */
export function SomethingWrong({ phone }: { phone?: { label: string; href: string } | undefined }) {
  return (
    <div className="page py-16 @half:py-24">
      <h1 className="text-3xl">Deze pagina kon niet worden opgebouwd</h1>
      <p className="measure mt-4 text-lg">
        Dat ligt aan ons, niet aan u. Laad de pagina over een minuut opnieuw
        {phone ? (
          <>
            {" "}
            of bel ons op{" "}
            <a href={phone.href} className="text-link">
              {phone.label}
            </a>
          </>
        ) : null}
        .
      </p>
    </div>
  );
}
