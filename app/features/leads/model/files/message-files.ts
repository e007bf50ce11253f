/** Of all files of one mail together: in base64, with the text, it stays under the 5 MiB that the mail service takes. */
export const MAX_MESSAGE_BYTES = 3_500_000;
export const longestMessage = 20_000;
export const longestSubject = 200;
