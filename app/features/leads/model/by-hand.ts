/** How a request came that an employee wrote down, as it is kept in `leads.form`: no form of the site has such a name. */
export const byHandSources = { telephone: "Telefoon", counter: "Balie", elsewhere: "Anders" } as const;
export type ByHandSource = keyof typeof byHandSources;

export const isByHand = (form: string): form is ByHandSource => Object.hasOwn(byHandSources, form);
