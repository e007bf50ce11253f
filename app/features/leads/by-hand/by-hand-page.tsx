import { type FormEvent, useEffect, useState } from "react";
import { Link, useFetcher, useNavigation, useSubmit } from "react-router";
import { AttachmentsField } from "~/features/leads/form/attachments/attachments-field";
import { byHandSources } from "~/features/leads/model/by-hand";
import { newUuid } from "~/lib/uuid";
import { paths } from "~/paths";
import { Button } from "~/ui/controls/button";
import { ErrorSummary } from "~/ui/controls/error-summary";
import { Field, Input, Select, Textarea } from "~/ui/controls/field";
import { AddressLine } from "./address-line";
import type { Caller } from "./caller.server";
import { CallerNote } from "./caller-note";
import { Tick } from "./tick";
import { type Entered, useByHand } from "./use-by-hand";
import { usePhotos } from "./use-photos";

/** Services of one division. */
export type SubjectGroup = { name: string; subjects: { id: string; label: string }[] };

type ByHandPageProps = {
  /** Mail address of who writes it down. */
  me: string;
  groups: SubjectGroup[];
  /** What was wrong with what was sent; `kept`: it is there already, as it was sent before. */
  answer: { errors: Record<string, string>; kept: string | null } | undefined;
};

const PREFIX = "invoeren-";
const CALLER_PAUSE = 300;

/** What somebody asks by telephone, at the counter or in the street, written down while he talks. */
export function ByHandPage({ me, groups, answer }: ByHandPageProps) {
  const { values, latest, change, begin, forget } = useByHand(me);
  const photos = usePhotos();
  const [attempts, setAttempts] = useState(0);
  const [asked, setAsked] = useState("");
  const submit = useSubmit();
  const navigation = useNavigation();
  const [emptied, setEmptied] = useState(0);
  const [waiting, setWaiting] = useState(false);
  const busy = waiting || navigation.formMethod === "POST";
  const caller = useFetcher<{ tel: string | null; caller: Caller; doubt: string | null }>();
  const [left, setLeft] = useState("");
  const { errors = {}, kept = null } = answer ?? {};
  const value = (name: string) => values[name] ?? "";
  const set =
    (name: string) =>
    ({ target }: { target: { value: string } }) =>
      change({ [name]: target.value });

  const [phone, address] = [value("phone"), value("address")];
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each number that is typed
  useEffect(() => {
    if (phone.replace(/\D/g, "").length < 9 && left !== phone) return;
    const timer = setTimeout(
      () => void caller.load(`${paths.adminCaller(phone)}&${new URLSearchParams({ adres: address })}`),
      CALLER_PAUSE,
    );
    return () => clearTimeout(timer);
  }, [phone, left, left === phone && address]);
  // Half a number is not wrong yet.
  const doubt = left === phone && caller.data?.tel === phone && !errors.phone ? caller.data.doubt : null;

  // It is in: the answer leads to its page.
  const leaving =
    busy && navigation.state === "loading" && navigation.location.pathname !== paths.adminNewLead;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (leaving) forget();
  }, [leaving]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each answer
  useEffect(() => {
    if (answer) setAttempts((count) => count + 1);
    if (errors.phone) setAsked(phone);
  }, [answer]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    // What could not be taken from the input goes as it is.
    const left = new FormData(event.currentTarget).getAll("files") as File[];
    setWaiting(true);
    const ready = await photos.ready();
    setWaiting(false);
    if (!ready) return;
    const body = bodyOf(latest(), groups, asked);
    for (const file of [...ready, ...left.filter(({ size }) => size > 0)]) body.append("files", file);
    void submit(body, { method: "post", encType: "multipart/form-data" });
  }

  const field = (name: string) => ({ id: PREFIX + name, error: errors[name] });
  const input = (name: string) => ({ name, value: value(name), onChange: set(name), autoComplete: "off" });
  return (
    // Without this code too: as a question of its address, a customer's number would stand in history and logs.
    <form
      method="post"
      encType="multipart/form-data"
      onSubmit={send}
      noValidate
      className="grid max-w-3xl grid-cols-1 gap-6"
    >
      <ErrorSummary
        errors={summaryOf(errors)}
        attempts={attempts}
        title="Nog niet bewaard: kijk deze punten na"
      />
      {kept && (
        <div role="alert" className="border-l-4 border-danger bg-danger-wash px-4 py-3">
          <p>
            Deze aanvraag is al bewaard, zoals u hem eerst verstuurde. Wat u daarna veranderde staat er niet
            in. <Link to={kept}>Bekijk wat er bewaard is</Link>.
          </p>
          <Button
            variant="outline"
            size="sm"
            className="mt-2 min-h-11"
            onClick={() => change({ key: newUuid() })}
          >
            Dit is een andere aanvraag
          </Button>
        </div>
      )}
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">Hoe kwam het binnen?</legend>
        <div className="flex flex-wrap gap-x-6">
          {Object.entries(byHandSources).map(([source, label]) => (
            <label key={source} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="source"
                value={source}
                checked={value("source") === source}
                onChange={set("source")}
                className="size-5 accent-accent"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <Field label="Telefoonnummer" required {...field("phone")}>
        {(control) => (
          <Input {...control} {...input("phone")} type="tel" onBlur={() => setLeft(latest().phone ?? "")} />
        )}
      </Field>
      <CallerNote
        doubt={doubt}
        caller={phone.replace(/\D/g, "").length < 9 ? null : (caller.data?.caller ?? null)}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Voornaam" required={false} {...field("firstName")}>
          {(control) => <Input {...control} {...input("firstName")} />}
        </Field>
        <Field label="Naam" required {...field("lastName")}>
          {(control) => <Input {...control} {...input("lastName")} />}
        </Field>
      </div>
      <Field label="Wat is er aan de hand?" required {...field("projectDescription")}>
        {(control) => <Textarea {...control} {...input("projectDescription")} rows={4} />}
      </Field>
      <div className="grid">
        <Tick
          label="Spoed: dit kan niet wachten"
          on={value("urgent") === "on"}
          onTick={(urgent) => change({ urgent })}
        />
        <Tick
          label="Al gesproken: er hoeft niemand meer terug te bellen"
          on={value("reached") === "on"}
          onTick={(reached) => change({ reached })}
        />
      </div>
      <AddressLine
        key={emptied}
        id={`${PREFIX}address`}
        address={value("address")}
        error={errors.address}
        onChange={change}
      />
      <Field label="E-mailadres" required={false} {...field("email")}>
        {(control) => <Input {...control} {...input("email")} type="email" />}
      </Field>
      {value("email").trim() !== "" && (
        <Tick
          label="Stuur een bevestiging, met een link naar de eigen pagina"
          on={value("confirm") !== "off"}
          onTick={(on) => change({ confirm: on || "off" })}
        />
      )}
      <Field label="Waarover gaat het?" required={false} {...field("selectedService")}>
        {(control) => (
          <Select
            {...control}
            name="selectedService"
            value={value("selectedService")}
            onChange={set("selectedService")}
          >
            <option value="">Nog niet bekend</option>
            {groups.map(({ name, subjects }) => (
              <optgroup key={name} label={name}>
                {subjects.map(({ id, label }) => (
                  <option key={id} value={label}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      <AttachmentsField id={`${PREFIX}files`} form="modal" files={photos.files} error={errors.files} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={busy}>
          {busy ? "Bewaren…" : "Aanvraag bewaren"}
        </Button>
        <Button
          variant="link"
          onClick={() => {
            begin();
            photos.clear();
            setEmptied(emptied + 1);
          }}
        >
          Formulier leegmaken
        </Button>
      </div>
    </form>
  );
}

function bodyOf(values: Entered, groups: SubjectGroup[], asked: string): FormData {
  const { key = "", urgent, confirm, email = "", ...entered } = values;
  const subjects = groups.flatMap((group) => group.subjects);
  const fields = {
    ...entered,
    serviceType: subjects.find(({ label }) => label === values.selectedService)?.id ?? "",
    ...{ email, urgencyLevel: urgent ? "urgent" : "normal", confirm: confirm === "off" ? "" : "on" },
    ...{ submissionKey: key, phoneConfirmed: asked },
  };
  const body = new FormData();
  for (const [name, text] of Object.entries(fields)) body.append(name, text);
  return body;
}

/** As the fields stand on the page. */
const order = ["", "phone", "firstName", "lastName", "projectDescription", "address", "email"];
const place = (name: string) => (order.indexOf(name) + order.length + 1) % (order.length + 1);

const summaryOf = (errors: Record<string, string>) =>
  Object.entries(errors)
    .sort(([a], [b]) => place(a) - place(b))
    .map(([name, message]) => ({ name, message, ...(name && { id: PREFIX + name }) }));
