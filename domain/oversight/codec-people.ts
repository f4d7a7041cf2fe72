import { allowed, type EnglishOf, list, record } from '../codec.ts'
import { pastAct } from './codec-companies.ts'
import { placeKind } from './company-kind.ts'
import type { WireListedPerson, WireOverseenPerson, WirePeople, WirePersonPlace } from './contract-people.ts'

const place = record<WirePersonPlace>()({
  companyId: 'perusahaan_id',
  companyName: 'nama',
  kind: ['jenis', placeKind],
  role: 'peran',
  since: 'sejak',
})
export type PersonPlace = EnglishOf<typeof place>

const facts = {
  id: 'pengguna_id',
  name: 'nama',
  email: 'email',
  emailVerified: 'terverifikasi',
  blockedAt: 'diblokir',
  registeredAt: 'terdaftar',
  places: ['perusahaan', list(place)],
} as const

const listed = record<WireListedPerson>()(facts)
export type ListedPerson = EnglishOf<typeof listed>

export const personPage = record<WirePeople>()({ people: ['pengguna', list(listed)], next: 'berikutnya' })

/** A person as administrators see them [ADMIN-1]. */
export const overseenPerson = record<WireOverseenPerson>()({
  ...facts,
  username: 'username',
  phone: 'telepon',
  blockedReason: 'alasan_blokir',
  hasSecondFactor: 'faktor_kedua',
  sessions: 'jumlah_sesi',
  lastSeenAt: 'terakhir',
  history: ['riwayat', list(pastAct)],
  can: [
    'can',
    record<WireOverseenPerson['can']>()({
      block: ['blokir', allowed],
      allow: ['izinkan', allowed],
      endSessions: ['akhiri_sesi', allowed],
      verifyAnew: ['kirim_verifikasi', allowed],
    }),
  ],
})
export type OverseenPerson = EnglishOf<typeof overseenPerson>
