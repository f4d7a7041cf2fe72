/**
 * Header by which our own pages send and read fields under the code's names. Without it a call speaks the given names; an
 * address always does, whoever opens it, because others keep it.
 */
export const englishNames = { 'x-field-names': 'english' } as const
