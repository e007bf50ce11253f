/** '1 aanvraag', '3 aanvragen'. */
export const requests = (n: number) => (n === 1 ? "1 aanvraag" : `${n} aanvragen`);
