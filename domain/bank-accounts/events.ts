import { words } from '../words.ts'

/** What has happened to a bank account, as the history stores it and notifications name it. */
export const accountEvent = words({
  open: 'dibuka',
  propose: 'diajukan',
  check: 'diperiksa',
  confirm: 'dikonfirmasi',
  refuse: 'ditolak',
  withdraw: 'ditarik',
  replace: 'diganti',
})
export type AccountEvent = keyof typeof accountEvent.names

const labels: Record<AccountEvent, string> = {
  // of shops whose first account one administrator put into force
  open: 'Disetujui bersama pendaftaran toko',
  propose: 'Rekening diajukan',
  check: 'Diperiksa administrator pertama',
  confirm: 'Dikonfirmasi administrator kedua',
  refuse: 'Rekening ditolak',
  withdraw: 'Pengajuan ditarik seller',
  replace: 'Diganti rekening baru',
}

export function accountEventLabel(event: AccountEvent): string {
  return labels[event]
}
