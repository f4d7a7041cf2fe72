/** What the first step of a reset says of an address; the server says the same [RESET-2]. */
export const resetSentences = {
  empty: 'email harus diisi !',
  notValid: 'Tidak valid',
} as const
