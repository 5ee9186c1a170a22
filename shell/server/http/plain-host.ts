/** A host, and a port, as browsers write them. Answers name it, and need not escape anything of it. */
export const plainHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;
