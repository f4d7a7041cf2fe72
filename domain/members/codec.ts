import { type EnglishOf, list, record, words } from '../codec.ts'
import type {
  WireClosing,
  WireCompanyClosing,
  WireInvitation,
  WireJoined,
  WireMember,
  WireOpenedInvitation,
} from './contract.ts'

export const member = record<WireMember>()({
  id: 'anggota_id',
  name: 'nama',
  email: 'email',
  phone: 'telepon',
  role: 'peran',
  perOrder: 'limit_per_transaksi',
  perMonth: 'limit_per_bulan',
  isYou: 'anda',
  since: 'sejak',
})
export type Member = EnglishOf<typeof member>

/** An open invitation, as the company sees it. */
export const invitation = record<WireInvitation>()({
  id: 'undangan_id',
  email: 'email',
  role: 'peran',
  perOrder: 'limit_per_transaksi',
  perMonth: 'limit_per_bulan',
  sentAt: 'dikirim',
  validUntil: 'berlaku_sampai',
})
export type Invitation = EnglishOf<typeof invitation>

/** The invited address has no account, has one to sign in with, or is the viewer's own; or the viewer has another. */
export const invitedAccount = words({ none: 'baru', known: 'masuk', own: 'anda', other: 'lain' })

/** The same behind its link. */
export const openedInvitation = record<WireOpenedInvitation>()({
  companyName: 'perusahaan',
  role: 'peran',
  email: 'email',
  inviterName: 'pengundang',
  account: ['akun', invitedAccount],
})
export type OpenedInvitation = EnglishOf<typeof openedInvitation>

/** The company whose invitation was accepted. */
export const joined = record<WireJoined>()({ companyId: 'perusahaan_id' })

/** What closing the own account would end, and what holds it back. */
export const closing = record<WireClosing>()({
  obstacles: 'halangan',
  /** Names of the companies that are closed with it. */
  companies: 'perusahaan',
})
export type Closing = EnglishOf<typeof closing>

/** What holds the closing of a company back: which refusal, and its words. */
const obstacle = record<WireCompanyClosing['halangan'][number]>()({ code: 'kode', sentence: 'kalimat' })

/** What closing the own company would end, and what holds it back. */
export const companyClosing = record<WireCompanyClosing>()({
  obstacles: ['halangan', list(obstacle)],
  /** How many members lose their place. */
  members: 'anggota',
})
export type CompanyClosing = EnglishOf<typeof companyClosing>
