import { ListTabs } from "~/admin/list-tabs";
import type { OfficeSettings } from "~/content/site/office-settings";
import { paths } from "~/paths";
import { settingParts } from "./setting-types";

type Part = keyof OfficeSettings;

export const addressOfPart = (name: Part): string => `${paths.adminSettings}?part=${settingParts[name].slug}`;

/** The parts of /admin/instellingen, the colleagues and their duty. */
export function SettingsTabs({ current }: { current: Part | "colleagues" | "duty" }) {
  const parts = Object.entries(settingParts) as [Part, (typeof settingParts)[Part]][];
  return (
    <ListTabs
      label="Onderdelen"
      tabs={[
        ...parts.map(([name, { label }]) => ({
          label,
          href: addressOfPart(name),
          current: name === current,
        })),
        { label: "Dienst", href: paths.adminDuty, current: current === "duty" },
        { label: "Collega’s", href: paths.adminColleagues, current: current === "colleagues" },
      ]}
    />
  );
}
