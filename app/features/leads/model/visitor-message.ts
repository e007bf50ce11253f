/** Said of a message without words, in the browser and by the server. */
export const EMPTY_MESSAGE = "Schrijf eerst uw bericht";
