import { Refusal } from '../refusal.ts'

// what each letter of the name may be written with and still be read as it: other scripts, digits and signs
const LOOKS = ['s5$ѕ', 'e3еεё', 'nпν', 't7тτ', 'rг', 'a4@аα', 'b8вβь', 'a4@аα', 'hнһη', 'a4@аα', 'nпν']
const LIKE_PLATFORM = new RegExp(LOOKS.map((letters) => `[${letters}]+`).join(''), 'u')

/** Whether a company or a person of this name would be taken for the platform: it contains 'Sentra Bahan', however written. */
export function isPlatformName(name: string): boolean {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@$]/gu, '')
  return LIKE_PLATFORM.test(letters)
}

/** Keeps the platform's name for the platform [REG-1]. @throws Refusal name_reserved */
export function refuseReserved(name: string | null, field: string): void {
  if (name !== null && isPlatformName(name)) throw new Refusal('name_reserved', { field })
}
