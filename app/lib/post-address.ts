/**
 * Where a form posts to that the browser may send by itself: its page, under another address than the one in which it is
 * read. What goes to the very same address takes the place of that page in the history, and where the line is cut 'back'
 * would lead past all that was entered. `page`: '' is the page itself; `again`: it is the answer to such a post.
 */
export const postAddress = (page = "", again = false) => page.replace(/#|$/, again ? "?$&" : "?versturen$&");

/** After the address that a form posts to: the answer is opened at what says, or stands above what says, what is wrong. */
export const AT_PROBLEM = "#niet-gelukt";
