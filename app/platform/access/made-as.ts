/**
 * Names, in what a window of /admin asks, the person for whom its page was made. The cookie is of the whole browser: what
 * waits here while somebody else signs in would else be done in that other name.
 */
export const MADE_AS = "X-Made-As";

/** Marks the refusal of what was made as somebody else. */
export const OTHER_PERSON = "X-Other-Person";
