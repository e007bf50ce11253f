import { AddressField } from "~/features/leads/form/fields/address-field";
import { ChoiceCard, ChoiceCards } from "~/features/leads/form/fields/choice-card";
import { FormField } from "~/features/leads/form/fields/form-field";
import type { FormParts } from "~/features/leads/form/kit/form-description";
import {
  type MembershipPackage,
  type MembershipPriority,
  propertyTypes,
} from "~/features/leads/model/lead-options";
import type { MembershipInput } from "~/features/leads/model/lead-schema";
import { Input, Select, Textarea } from "~/ui/controls/field";

type MembershipParts = FormParts<MembershipInput>;

export type PackageChoice = { id: MembershipPackage; name: string; forWhom: string };
export type PriorityChoice = { id: MembershipPriority; title: string; term: string };

type PackageProps = MembershipParts & { packages: PackageChoice[] };

/** One or more packages. */
export function PackageFields({ option, errors, prefix, packages }: PackageProps) {
  return (
    <ChoiceCards
      id={`${prefix}membershipTypes`}
      legend="Welk lidmaatschap?"
      hint="Twijfelt u, vink er dan twee aan. Na de inspectie zeggen wij welk bij uw huis past."
      error={errors.membershipTypes?.message}
      columns={2}
    >
      {packages.map(({ id, name, forWhom }) => (
        <ChoiceCard
          key={id}
          type="checkbox"
          control={option("membershipTypes", id)}
          title={name}
          text={forWhom}
        />
      ))}
    </ChoiceCards>
  );
}

/** The house, and what is known of it. */
export function HomeFields(form: MembershipParts) {
  return (
    <div className="grid gap-6">
      <AddressField
        form={form}
        label="Adres van de woning"
        hint="Straat, huisnummer en plaats. Een postcode met huisnummer is ook genoeg."
      />
      <div className="level grid gap-x-6 sm:grid-cols-[1fr_12rem]">
        <FormField form={form} name="propertyType" label="Woningtype">
          {(control) => (
            <Select {...control}>
              <option value="">Kies een woningtype</option>
              {Object.entries(propertyTypes).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <FormField form={form} name="propertyYear" label="Bouwjaar" required={false}>
          {(control) => <Input inputMode="numeric" {...control} />}
        </FormField>
      </div>
      <FormField
        form={form}
        name="currentIssues"
        label="Wat is er nu mis?"
        hint="Vochtplekken, losse delen, rot hout: wat u zelf al zag."
        required={false}
      >
        {(control) => <Textarea rows={3} className="min-h-24" {...control} />}
      </FormField>
      <FormField
        form={form}
        name="previousMaintenance"
        label="Welk onderhoud is al gedaan?"
        hint="Bijvoorbeeld: goot in 2024 leeggemaakt, dakkapel in 2021 geschilderd."
        required={false}
      >
        {(control) => <Textarea rows={3} className="min-h-24" {...control} />}
      </FormField>
    </div>
  );
}

type PriorityProps = MembershipParts & { priorities: PriorityChoice[] };

/** How soon the visitor wants to hear. */
export function PriorityFields({ option, errors, prefix, priorities }: PriorityProps) {
  return (
    <ChoiceCards id={`${prefix}priority`} legend="Hoe snel?" error={errors.priority?.message} columns={3}>
      {priorities.map(({ id, title, term }) => (
        <ChoiceCard key={id} type="radio" control={option("priority", id)} title={title} text={term} />
      ))}
    </ChoiceCards>
  );
}
