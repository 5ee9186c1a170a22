/** A host and port that need no escaping in an answer. */
export const plainHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;
