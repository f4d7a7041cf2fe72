/** An account shown on /masuk while the demo is on. */
export interface DemoAccount {
  email: string
  password: string
  description: string
}

const password = 'Contoh123'
const DOMAIN = '@contoh.id'

/** Whether everybody knows this password of this account; it opens nothing where the demo is off. */
export function isKnownToAll(email: string, typed: string): boolean {
  return typed === password && email.endsWith(DOMAIN)
}

export const demoAccounts: readonly DemoAccount[] = [
  { email: 'pembeli@contoh.id', password, description: 'Pemilik perusahaan pembeli, berlangganan ke beberapa seller' },
  { email: 'pembeli2@contoh.id', password, description: 'Staf pembelian, anggota dua perusahaan' },
  { email: 'penjual@contoh.id', password, description: 'Pemilik toko seller' },
  { email: 'sales@contoh.id', password, description: 'Sales di toko seller yang sama' },
  { email: 'admin@contoh.id', password, description: 'Administrator platform' },
]
