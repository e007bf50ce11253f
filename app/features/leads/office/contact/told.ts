/** What came of a call, or where something was written, as the buttons say it. */
export const tellings = ["reached", "voicemail", "no-answer", "chat", "mail"] as const;
export type Told = (typeof tellings)[number];
