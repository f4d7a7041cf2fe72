import { LONGEST } from '../limits.ts'

export const PASSWORD_HINT = 'Minimal 8 karakter dan harus terdiri dari A-Z, a-z, dan 0-9'

/** Whether a password has at least 8 characters, with upper case, lower case, a digit, and no space [RESET-4]. */
export function isGoodPassword(password: string): boolean {
  if (password.length < 8 || password.length > LONGEST.password || /\s/.test(password)) return false
  return /[A-Z]/.test(password) && /[a-z]/.test(password) && /[0-9]/.test(password)
}
