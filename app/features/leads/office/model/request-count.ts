/** '1 aanvraag', '3 aanvragen', 'meer dan 200 aanvragen'. */
export function requestCount(count: number, more = false): string {
  if (more) return `meer dan ${count} aanvragen`;
  return count === 1 ? "1 aanvraag" : `${count} aanvragen`;
}
