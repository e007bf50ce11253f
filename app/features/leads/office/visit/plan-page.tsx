import { useId } from "react";
import { Form, Link, useNavigate } from "react-router";
import { useFirstError } from "~/admin/use-first-error";
import { useFollowing } from "~/admin/use-following";
import { dayParts } from "~/features/leads/model/visit/visit-words";
import { classNames } from "~/lib/text/class-names";
import { paths } from "~/paths";
import { Button } from "~/ui/controls/button";
import { Field, Input, Select, Textarea } from "~/ui/controls/field";
import { DayAgenda } from "./day-agenda";
import type { PlanView } from "./plan-view.server";
import { usePlanDraft } from "./use-plan-draft";
import { Seen } from "./visit-panel";

type Props = {
  leadId: string;
  view: PlanView;
  errors: Partial<Record<"date" | "time" | "employee" | "note", string>>;
  question: string | null;
  /** The visitor's wish in that question. */
  asked: string | undefined;
  /** Said where somebody else was first; `view` shows what stands there now. */
  meanwhile: string | null;
  busy: boolean;
};

/** When somebody comes to see a request, and who: beside what that person has on that day already. */
export function PlanPage({ leadId, view, errors, question, asked, meanwhile, busy }: Props) {
  const navigate = useNavigate();
  const form = useFirstError(errors);
  const id = useId();
  const timeWrong = errors.time ? ({ "aria-invalid": true, "aria-describedby": id } as const) : {};
  const { visit, date, employee } = view;
  const [day, setDay] = useFollowing(date);
  const [who, setWho] = useFollowing(employee);
  const look = (date: string, employee: string) => {
    // Not of a year that is half typed.
    if (/^2\d{3}-/.test(date))
      navigate(paths.adminLeadVisit(leadId, { date, employee }), { replace: true, preventScrollReset: true });
  };
  const draft = usePlanDraft(`${paths.adminLeadVisit(leadId)}#${view.me}`, view, look);
  const { from, until, note, mailed, change } = draft;
  const outside = view.open !== null && (from < view.open[0] || until > view.open[1]);
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-12">
      <div className="grid grid-cols-1 gap-1 lg:col-span-12">
        <h1 className="text-3xl">{visit ? "Afspraak verplaatsen" : "Inplannen"}</h1>
        <p>
          {view.name}, {view.service} <span className="text-ink-soft tabular-nums">{view.reference}</span>
        </p>
        <p className="text-ink-soft">{view.where}</p>
        {visit && <p className="mt-2">Nu: {visit.was}</p>}
        {meanwhile && visit?.note && (
          <p className="measure whitespace-pre-line">Een collega schreef erbij: {visit.note}</p>
        )}
        {visit?.asked && (
          <p className="measure mt-2 border-l-4 border-danger bg-danger-wash p-3 whitespace-pre-line">
            De aanvrager vraagt: {visit.asked}
          </p>
        )}
      </div>
      <Form
        ref={form}
        method="post"
        // With the choice in it, so that what comes back is about that day, whatever else was planned meanwhile.
        action={paths.adminLeadVisit(leadId, { date, employee })}
        replace
        className="grid grid-cols-1 content-start gap-6 lg:col-span-7"
      >
        <input type="hidden" name="action" value="plan" />
        {visit ? <Seen {...visit} /> : <input type="hidden" name="visit" value={draft.newId} />}
        {visit && <input type="hidden" name="noteWas" value={visit.note} />}
        {visit && <input type="hidden" name="asked" value={asked ?? visit.asked ?? ""} />}
        <nav aria-label="Dagen">
          <ul className="flex flex-wrap gap-2">
            {view.days.map((each) => (
              <li key={each.date}>
                <Link
                  to={each.href}
                  replace
                  preventScrollReset
                  onClick={() => setDay(each.date)}
                  aria-current={each.date === date ? "date" : undefined}
                  className={classNames(
                    "inline-flex min-h-11 items-center gap-2 rounded-md border px-3 text-sm no-underline",
                    each.date === date
                      ? "border-accent bg-accent-wash font-semibold"
                      : "border-ink/35 bg-white",
                  )}
                >
                  {each.label}
                  {each.count > 0 && (
                    <span className="text-ink-soft tabular-nums">
                      {each.count} <span className="sr-only">gepland</span>
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field label="Dag" error={errors.date}>
            {(control) => (
              <Input
                {...control}
                type="date"
                name="date"
                value={day}
                required
                onChange={({ target }) => {
                  setDay(target.value);
                  look(target.value, who);
                }}
              />
            )}
          </Field>
          <Field label="Wie gaat er" error={errors.employee}>
            {(control) => (
              <Select
                {...control}
                name="employee"
                value={who}
                onChange={({ target }) => {
                  setWho(target.value);
                  look(day || date, target.value);
                }}
              >
                {view.employees.map(({ email, name }) => (
                  <option key={email} value={email}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <fieldset className="grid grid-cols-1 gap-3">
          <legend className="mb-1 font-semibold">Tijd</legend>
          <div className="flex flex-wrap gap-2">
            {dayParts.map((part) => {
              const chosen = part.from === from && part.until === until;
              return (
                <Button
                  key={part.name}
                  variant={chosen ? "secondary" : "outline"}
                  size="sm"
                  className="min-h-11"
                  aria-pressed={chosen}
                  onClick={() => change({ from: part.from, until: part.until })}
                >
                  {part.label} {part.from}–{part.until}
                </Button>
              );
            })}
          </div>
          {errors.time && (
            <p id={id} className="text-sm font-semibold text-danger">
              {errors.time}
            </p>
          )}
          <div className="flex flex-wrap gap-4">
            <Field label="Van">
              {(control) => (
                <Input
                  {...control}
                  {...timeWrong}
                  type="time"
                  name="from"
                  value={from}
                  required
                  onChange={(event) => change({ from: event.target.value })}
                />
              )}
            </Field>
            <Field label="Tot">
              {(control) => (
                <Input
                  {...control}
                  {...timeWrong}
                  type="time"
                  name="until"
                  value={until}
                  required
                  onChange={(event) => change({ until: event.target.value })}
                />
              )}
            </Field>
          </div>
          <div aria-live="polite" className="text-sm">
            {view.closed && <p className="font-semibold">{view.closed}</p>}
            {outside && view.open && (
              <p className="font-semibold">
                Buiten kantooruren: die dag is het kantoor open van {view.open[0]} tot {view.open[1]}.
              </p>
            )}
          </div>
        </fieldset>
        <Field label="Voor wie gaat" hint="De aanvrager leest dit niet." required={false} error={errors.note}>
          {(control) => (
            <Textarea
              {...control}
              name="note"
              rows={2}
              className="min-h-20"
              value={note}
              onChange={(event) => change({ note: event.target.value })}
            />
          )}
        </Field>
        {view.hasMail ? (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="mail"
              checked={mailed}
              onChange={(event) => change({ mailed: event.target.checked })}
              className="size-5 shrink-0 accent-(--accent)"
            />
            Aanvrager mailen, met de afspraak voor zijn agenda
          </label>
        ) : (
          <p className="text-ink-soft">De aanvrager liet geen mailadres achter: bel de afspraak door.</p>
        )}
        {meanwhile && (
          <p role="alert" className="border-l-4 border-danger bg-danger-wash p-4">
            {meanwhile}
          </p>
        )}
        {question && (
          <div role="alert" className="grid grid-cols-1 gap-3 border-l-4 border-danger bg-danger-wash p-4">
            <p className="whitespace-pre-line">{question}</p>
            <Button
              type="submit"
              name="anyway"
              value="yes"
              className="justify-self-start"
              aria-disabled={busy}
            >
              Toch plannen
            </Button>
          </div>
        )}
        <Button
          type="submit"
          variant={question ? "outline" : "default"}
          className="justify-self-start"
          aria-disabled={busy}
        >
          {visit ? "Verplaatsen" : "Plannen"}
          {mailed ? " en mailen" : ""}
        </Button>
      </Form>
      <DayAgenda view={view} from={from} until={until} />
    </div>
  );
}
