import { z } from 'zod'
import { personKind } from '../accounts/person-kind.ts'
import { answers, defineCall } from '../call.ts'
import { idOrNull, idText, instant, keyword, pageSize } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { allowed } from '../wire-fields.ts'
import { membershipKind } from './company-kind.ts'
import { pastAct } from './contract-companies.ts'

const membership = z.object({
  companyId: wire('perusahaan_id', z.string()),
  companyName: wire('nama', z.string()),
  kind: wire('jenis', wireWords(membershipKind.names)),
  role: wire('peran', z.string()),
  since: wire('sejak', instant),
})
export type PersonMembership = z.infer<typeof membership>

const listed = z.object({
  id: wire('pengguna_id', z.string()),
  name: wire('nama', z.string()),
  email: z.string(),
  /** Whether the e-mail address is proved. */
  emailVerified: wire('terverifikasi', z.boolean()),
  /** Since when the user is blocked from signing in. */
  blockedAt: wire('diblokir', instant.nullable()),
  registeredAt: wire('terdaftar', instant),
  memberships: wire('perusahaan', z.array(membership)),
})
export type ListedPerson = z.infer<typeof listed>

const people = z.object({
  people: wire('pengguna', z.array(listed)),
  /** To be sent as `setelah`; null at the end. */
  next: wire('berikutnya', z.string().nullable()),
})

const overseen = listed.extend({
  username: z.string(),
  phone: wire('telepon', z.string()),
  blockedReason: wire('alasan_blokir', z.string().nullable()),
  /** Of an administrator: whether a second factor is set up. */
  hasSecondFactor: wire('faktor_kedua', z.boolean().nullable()),
  /** How many are open. */
  sessions: wire('jumlah_sesi', z.number().int()),
  /** When the user last used a session, as far back as sessions are stored. */
  lastSeenAt: wire('terakhir', instant.nullable()),
  history: wire('riwayat', z.array(pastAct)),
  can: z.object({
    block: wire('blokir', allowed),
    allow: wire('izinkan', allowed),
    endSessions: wire('akhiri_sesi', allowed),
    verifyAnew: wire('kirim_verifikasi', allowed),
  }),
})
/** A person as administrators see them [ADMIN-1]. */
export type OverseenPerson = z.infer<typeof overseen>

const administrator = { access: 'admin', permission: 'people.manage' } as const
const person = z.object({ userId: wire('pengguna_id', idText) })
const answer = answers(overseen)

/** Calls by which administrators find users and block misuse [ADMIN-1]. */
export const personCalls = {
  list: defineCall({
    path: 'admin/pengguna/daftar',
    summary:
      'People, the one registered last first; found by a part of the name or the beginning of the e-mail address',
    ...administrator,
    body: z.object({
      keyword: keyword.optional(),
      kind: wire('status', wireWords(personKind.names, { error: 'Status tidak dikenal.' }).optional()),
      after: wire('setelah', idOrNull),
      perPage: wire('per_halaman', pageSize),
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
      reason: wire(
        'alasan',
        z
          .string({ error: 'Alasan harus diisi.' })
          .trim()
          .min(1, { error: 'Alasan harus diisi.' })
          .max(LONGEST.decisionNote, { error: `Alasan paling panjang ${LONGEST.decisionNote} karakter.` }),
      ),
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
