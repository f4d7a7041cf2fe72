import { words } from '../words.ts'

/** What has happened to an application, as the history stores it and notifications name it. */
export const applicationEvent = words({
  submit: 'diajukan',
  renew: 'dimulai_lagi',
  approve: 'disetujui',
  correct: 'diminta_perbaikan',
  refuse: 'ditolak',
  suspend: 'ditangguhkan',
  reopen: 'dibuka_kembali',
  close: 'ditutup',
})
export type ApplicationEvent = keyof typeof applicationEvent.names

const labels: Record<ApplicationEvent, string> = {
  submit: 'Pendaftaran diajukan',
  renew: 'Pendaftaran dimulai lagi',
  approve: 'Pendaftaran disetujui',
  correct: 'Perbaikan diminta',
  refuse: 'Pendaftaran ditolak',
  suspend: 'Toko ditangguhkan',
  reopen: 'Toko dibuka kembali',
  close: 'Ditutup oleh perusahaan',
}

export function eventLabel(event: ApplicationEvent): string {
  return labels[event]
}
