/** Filters of the inbox under a name. `count`: how many there are, where counting is cheap; '50+' says enough. */
export type SavedView = { id: number; name: string; search: string; count: string | null };

export const longestViewName = 30;
/** More than this is no row of tabs. */
export const MOST_VIEWS = 12;
