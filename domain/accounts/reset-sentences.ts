/** Sentences of the first step of a reset about an address, also used by the server [RESET-2]. */
export const resetSentences = {
  empty: 'email harus diisi !',
  notValid: 'Tidak valid',
} as const
