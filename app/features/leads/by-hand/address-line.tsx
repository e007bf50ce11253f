import { useEffect, useState } from "react";
import type { Suggestion, SuggestionAnswer } from "~/features/leads/address/suggestion";
import { fetchJson } from "~/lib/api-client";
import { Field, Input } from "~/ui/controls/field";

type AddressLineProps = {
  id: string;
  address: string;
  error: string | undefined;
  /** With the parts of a suggestion where its text is the address. */
  onChange: (changes: Record<string, string>) => void;
};

const PAUSE = 180;
const SHORTEST = 3;

/** The address with the suggestions of the site, as the browser's own list: anything may be typed. */
export function AddressLine({ id, address, error, onChange }: AddressLineProps) {
  const [found, setFound] = useState<Suggestion[]>([]);
  useEffect(() => {
    if (address.trim().length < SHORTEST) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      fetchJson<SuggestionAnswer>(`/api/adres?${new URLSearchParams({ q: address.trim().slice(0, 100) })}`, {
        signal: stop.signal,
      }).then(
        ({ data }) => setFound(data?.results ?? []),
        // Without suggestions it is typed.
        () => {},
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [address]);

  function type(text: string) {
    const chosen = found.find(({ label }) => label === text);
    const { street = "", houseNumber = "", postcode = "", city = "", country = "" } = chosen ?? {};
    onChange({ address: text, street, houseNumber, postcode, city, country });
  }

  return (
    <Field
      id={id}
      label="Adres"
      hint="Straat en plaats, of postcode met huisnummer."
      required={false}
      error={error}
    >
      {(control) => (
        <>
          <Input
            {...control}
            name="address"
            list={`${id}-list`}
            value={address}
            onChange={({ target }) => type(target.value)}
            autoComplete="off"
          />
          <datalist id={`${id}-list`}>
            {found.map(({ label, country }) => (
              <option key={`${label} ${country}`} value={label} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
