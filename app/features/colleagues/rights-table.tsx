import { allRoles, roleTexts } from "~/platform/access/roles";
import { Icon } from "~/ui/icons/icon";
import { rights } from "./colleague-texts";

/** What each role may do. On a phone the table scrolls by itself. */
export function RightsTable() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
    <section className="relative overflow-x-auto" aria-label="Rechten per rol" tabIndex={0}>
      <table className="w-full min-w-2xl border-collapse text-left text-sm">
        <thead>
          <tr className="border-b border-ink">
            <th scope="col" className="py-2 pr-4 font-semibold">
              Wat
            </th>
            {allRoles.map((role) => (
              <th key={role} scope="col" className="px-2 py-2 text-center font-semibold">
                {roleTexts[role].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rights.map(({ text, roles }) => (
            <tr key={text} className="border-b border-rule">
              <th scope="row" className="py-2 pr-4 font-normal">
                {text}
              </th>
              {roles.map(({ label, may }) => (
                <td key={label} className="px-2 py-2 text-center">
                  {may ? <Icon name="check" size={4} className="inline-block" /> : null}
                  <span className="sr-only">{may ? "ja" : "nee"}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
