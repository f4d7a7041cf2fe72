/** Stands where the name of somebody stood who has closed their account [REG-3]. */
export const CLOSED_NAME = 'Akun ditutup'
