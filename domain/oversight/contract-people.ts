import { z } from 'zod'
import { personKind } from '../accounts/person-kind.ts'
import { answers, defineCall } from '../call.ts'
import { allowed, idOrNull, idText, instant, keyword, pageSize } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { placeKind } from './company-kind.ts'
import { pastAct } from './contract-companies.ts'

const place = z.object({
  perusahaan_id: z.string(),
  nama: z.string(),
  jenis: z.enum(placeKind.names),
  peran: z.string(),
  sejak: instant,
})
export type WirePersonPlace = z.infer<typeof place>

const listed = z.object({
  pengguna_id: z.string(),
  nama: z.string(),
  email: z.string(),
  /** Whether the e-mail address is proved. */
  terverifikasi: z.boolean(),
  /** Since when they are kept from signing in. */
  diblokir: instant.nullable(),
  terdaftar: instant,
  perusahaan: z.array(place),
})
export type WireListedPerson = z.infer<typeof listed>

const people = z.object({
  pengguna: z.array(listed),
  /** To be sent as `setelah`; null at the end. */
  berikutnya: z.string().nullable(),
})
export type WirePeople = z.infer<typeof people>

const overseen = listed.extend({
  username: z.string(),
  telepon: z.string(),
  alasan_blokir: z.string().nullable(),
  /** Of an administrator: whether a second factor is set up. */
  faktor_kedua: z.boolean().nullable(),
  /** How many are open. */
  jumlah_sesi: z.number().int(),
  /** When they last used a session, as far back as sessions are kept. */
  terakhir: instant.nullable(),
  riwayat: z.array(pastAct),
  can: z.object({ blokir: allowed, izinkan: allowed, akhiri_sesi: allowed, kirim_verifikasi: allowed }),
})
export type WireOverseenPerson = z.infer<typeof overseen>

const administrator = { access: 'admin', permission: 'people.manage' } as const
const person = z.object({ pengguna_id: idText })
const answer = answers(overseen)

/** People in the administrators' hands: found, and kept from what they misuse [ADMIN-1]. */
export const personCalls = {
  list: defineCall({
    path: 'admin/pengguna/daftar',
    summary:
      'People, the one registered last first; found by a part of the name or the beginning of the e-mail address',
    ...administrator,
    body: z.object({
      keyword: keyword.optional(),
      status: z.enum(personKind.names, { error: 'Status tidak dikenal.' }).optional(),
      setelah: idOrNull,
      per_halaman: pageSize,
    }),
    answer: answers(people),
  }),
  detail: defineCall({
    path: 'admin/pengguna/lihat',
    summary: 'A person with companies, roles, sessions as a count, and what administrators did',
    ...administrator,
    body: person,
    answer,
  }),
  endSessions: defineCall({
    path: 'admin/pengguna/akhiri-sesi',
    summary: 'End every session of a person, who is told by mail',
    ...administrator,
    body: person,
    answer,
  }),
  block: defineCall({
    path: 'admin/pengguna/blokir',
    summary: 'Keep a person from signing in: all sessions end, and a reset of the password does not help',
    ...administrator,
    body: person.extend({
      alasan: z
        .string({ error: 'Alasan harus diisi.' })
        .trim()
        .min(1, { error: 'Alasan harus diisi.' })
        .max(LONGEST.decisionNote, { error: `Alasan paling panjang ${LONGEST.decisionNote} karakter.` }),
    }),
    answer,
  }),
  allow: defineCall({
    path: 'admin/pengguna/izinkan',
    summary: 'Let a person who was blocked sign in again',
    ...administrator,
    body: person,
    answer,
  }),
  verifyAnew: defineCall({
    path: 'admin/pengguna/kirim-verifikasi',
    summary: 'Mail a person the link that verifies the e-mail address once more',
    ...administrator,
    body: person,
    answer,
  }),
}
