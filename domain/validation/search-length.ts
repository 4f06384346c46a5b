/** The longest search that the API's lists take, in characters. */
export const MAX_SEARCH_LENGTH = 100;
