/** Characters of a note or reason [NEGO-7]. */
export const LONGEST_NOTE = 150
