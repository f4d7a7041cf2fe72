/**
 * Header by which our own pages send and read fields under the code's names. Without it a call speaks the given names;
 * an address that people open has no header, because they store and share it.
 */
export const englishNames = { 'x-field-names': 'english' } as const
