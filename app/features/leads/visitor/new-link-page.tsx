import { postAddress } from "~/lib/post-address";
import { Button } from "~/ui/controls/button";
import { Field, Input } from "~/ui/controls/field";

type NewLinkPageProps = {
  /** It was asked for; whether there is such a lead is not told. */
  sent: boolean;
  errors: { reference?: string; email?: string };
  typed: { reference: string; email: string };
  /** Asked for too often. */
  limited: boolean;
  phone: { label: string; href: string };
};

/** Where a visitor whose link does not work any more asks for a new one. Works without script. */
export function NewLinkPage({ sent, errors, typed, limited, phone }: NewLinkPageProps) {
  if (sent) return <Asked phone={phone} />;
  return (
    <div className="page py-10 @half:py-16">
      <p className="label-caps text-accent-text">Uw aanvraag</p>
      <h1 className="mt-2 text-4xl">Nieuwe link aanvragen</h1>
      <p className="mt-5 max-w-[36rem] text-xl">
        Wij mailen u een nieuwe link naar de pagina van uw aanvraag, naar het adres dat u toen invulde.
      </p>
      {limited && (
        <p
          role="alert"
          className="mt-8 max-w-[36rem] border-2 border-danger bg-danger-wash p-4 font-semibold text-danger"
        >
          U vroeg dit net al een paar keer. Probeer het over een minuut opnieuw.
        </p>
      )}
      <form
        method="post"
        action={postAddress("", Object.keys(errors).length > 0)}
        className="mt-8 grid max-w-[26rem] gap-5"
        noValidate
      >
        <Field
          label="Referentie"
          hint="De acht letters en cijfers uit onze eerste mail, zoals AB23CD45."
          error={errors.reference}
          required
        >
          {(control) => (
            <Input
              {...control}
              name="referentie"
              defaultValue={typed.reference}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label="E-mailadres" error={errors.email} required>
          {(control) => (
            <Input {...control} type="email" name="email" defaultValue={typed.email} autoComplete="email" />
          )}
        </Field>
        <Button type="submit" className="justify-self-start">
          Mail mij een nieuwe link
        </Button>
      </form>
      <p className="mt-8">
        Uw referentie kwijt? Bel{" "}
        <a href={phone.href} className="text-link">
          {phone.label}
        </a>
        , dan zoeken wij hem op.
      </p>
    </div>
  );
}

function Asked({ phone }: Pick<NewLinkPageProps, "phone">) {
  return (
    <div className="page py-10 @half:py-16">
      <div role="status">
        <p className="label-caps text-accent-text">Uw aanvraag</p>
        <h1 className="mt-2 text-4xl">Kijk in uw mail</h1>
        <p className="mt-5 max-w-[36rem] text-xl">
          Horen deze referentie en dit mailadres bij een aanvraag, dan is er binnen een paar minuten een mail
          met een nieuwe link.
        </p>
      </div>
      <p className="mt-6 max-w-[36rem]">
        Komt er niets? Kijk bij de ongewenste mail, en of u bij uw aanvraag misschien een ander adres invulde.
        Meer dan een paar mails per dag sturen wij niet. Bel{" "}
        <a href={phone.href} className="text-link">
          {phone.label}
        </a>{" "}
        als het niet lukt.
      </p>
    </div>
  );
}
