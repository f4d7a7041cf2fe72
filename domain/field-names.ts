/**
 * Header by which our own pages send and read fields under the code's names. Without it a call speaks the given names;
 * an address always does, because people store and share addresses.
 */
export const englishNames = { 'x-field-names': 'english' } as const
