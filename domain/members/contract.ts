import { z } from 'zod'
import { newPassword, presentPassword } from '#domain/accounts/password-fields.ts'
import { answers, defineCall, done } from '../call.ts'
import { emailAddress, nameText, phoneNumber } from '../companies/fields.ts'
import { amountOrNull, idText, instant, ownCompany, ownUser } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'

/** The invited address has no account, has one to sign in with, or is the viewer's own; or the viewer has another. */
const invitedAccountWords = { none: 'baru', known: 'masuk', own: 'anda', other: 'lain' } as const

const role = z.enum(['owner', 'purchaser', 'approver', 'sales', 'warehouse', 'finance', 'administrator'], {
  error: 'Pilih salah satu peran.',
})
/** Null: no limit; '0': everything waits for approval. Ignored for roles other than purchaser [ROLE-10]. */
const limits = { perOrder: wire('limit_per_transaksi', amountOrNull), perMonth: wire('limit_per_bulan', amountOrNull) }
const limitsShown = {
  perOrder: wire('limit_per_transaksi', z.string().nullable()),
  perMonth: wire('limit_per_bulan', z.string().nullable()),
}

const member = z.object({
  id: wire('anggota_id', z.string()),
  name: wire('nama', z.string()),
  email: z.string(),
  phone: wire('telepon', z.string()),
  role: wire('peran', role),
  ...limitsShown,
  isYou: wire('anda', z.boolean()),
  since: wire('sejak', instant),
})
export type Member = z.infer<typeof member>

const invitation = z.object({
  id: wire('undangan_id', z.string()),
  email: z.string(),
  role: wire('peran', role),
  ...limitsShown,
  sentAt: wire('dikirim', instant),
  validUntil: wire('berlaku_sampai', instant),
})
/** An open invitation, as the company sees it. */
export type Invitation = z.infer<typeof invitation>

const openedInvitation = z.object({
  companyName: wire('perusahaan', z.string()),
  role: wire('peran', role),
  email: z.string(),
  inviterName: wire('pengundang', z.string()),
  account: wire('akun', wireWords(invitedAccountWords)),
})
/** An open invitation, as its link shows it. */
export type OpenedInvitation = z.infer<typeof openedInvitation>

const joined = z.object({ companyId: wire('perusahaan_id', z.string()) })

const closing = z.object({
  /** Why the account cannot be closed now, for each company that needs the person first. */
  obstacles: wire('halangan', z.array(z.string())),
  /** Companies without other members, which are closed with it. */
  companies: wire('perusahaan', z.array(z.string())),
})
/** The consequences of closing the own account, and the obstacles. */
export type Closing = z.infer<typeof closing>

const companyClosing = z.object({
  /** Why the company cannot be closed now: the code of the refusal, and its words. */
  obstacles: wire(
    'halangan',
    z.array(z.object({ code: wire('kode', z.string()), sentence: wire('kalimat', z.string()) })),
  ),
  /** How many members lose their place. */
  members: wire('anggota', z.int()),
})
/** The consequences of closing the own company, and the obstacles. */
export type CompanyClosing = z.infer<typeof companyClosing>

const token = z.string({ error: 'Kode undangan harus diisi.' }).min(1, { error: 'Kode undangan harus diisi.' }).max(100)

/** The members of a company, and invitations to it. */
export const memberCalls = {
  members: defineCall({
    path: 'anggota/daftar',
    summary: 'The members of the company; limits are shown to who manages them, and to each their own',
    access: 'member',
    body: z.object({ companyId: wire('company_id', ownCompany) }),
    answer: answers(z.array(member)),
  }),
  changeMember: defineCall({
    path: 'anggota/ubah',
    summary: 'Change role and limits of a member; counts at once, on every device',
    access: 'member',
    permission: 'member.manage',
    body: z.object({
      companyId: wire('company_id', ownCompany),
      memberId: wire('anggota_id', idText),
      role: wire('peran', role),
      ...limits,
    }),
    answer: done,
  }),
  removeMember: defineCall({
    path: 'anggota/hapus',
    summary: 'Remove a member; sessions of the member for this company end at once',
    access: 'member',
    permission: 'member.manage',
    body: z.object({ companyId: wire('company_id', ownCompany), memberId: wire('anggota_id', idText) }),
    answer: done,
  }),
  invitations: defineCall({
    path: 'undangan/daftar',
    summary: 'Invitations that may still be accepted',
    access: 'member',
    permission: 'member.manage',
    body: z.object({ companyId: wire('company_id', ownCompany) }),
    answer: answers(z.array(invitation)),
  }),
  invite: defineCall({
    path: 'undangan/kirim',
    summary: 'Invite somebody by e-mail, at most 50 times a day; an earlier invitation of the same address is replaced',
    access: 'member',
    permission: 'member.manage',
    body: z.object({
      companyId: wire('company_id', ownCompany),
      email: emailAddress,
      role: wire('peran', role),
      ...limits,
    }),
    answer: answers(invitation),
  }),
  cancelInvitation: defineCall({
    path: 'undangan/batal',
    summary: 'Take an invitation back',
    access: 'member',
    permission: 'member.manage',
    body: z.object({ companyId: wire('company_id', ownCompany), invitationId: wire('undangan_id', idText) }),
    answer: done,
  }),
  showInvitation: defineCall({
    path: 'undangan/lihat',
    summary: 'What the link of an invitation leads to',
    access: 'visitor',
    limit: { max: 120, seconds: 60 },
    body: z.object({ token }),
    answer: answers(openedInvitation),
  }),
  acceptInvitation: defineCall({
    path: 'undangan/terima',
    summary: 'Join the company that invited the signed-in user',
    access: 'member',
    body: z.object({ token }),
    answer: answers(joined),
  }),
  joinAsNew: defineCall({
    path: 'undangan/daftar-akun',
    summary: 'Make an account for the invited address and join; the link proves the address',
    access: 'open',
    limit: { max: 30, seconds: 60 },
    body: z.object({
      token,
      name: wire('nama', nameText('Nama', LONGEST.name)),
      phone: wire('telepon', phoneNumber),
      password: newPassword(),
    }),
    answer: answers(z.object({ email: z.string() })),
  }),
  showClosing: defineCall({
    path: 'akun/tutup/lihat',
    summary: 'What closing the own account would end, and what holds it back',
    access: 'member',
    body: z.object({}),
    answer: answers(closing),
  }),
  closeAccount: defineCall({
    path: 'akun/tutup',
    summary: 'Close the own account for good: sessions end and personal data is erased',
    access: 'member',
    limit: { max: 30, seconds: 60 },
    body: z.object({ userId: wire('user_id', ownUser), password: presentPassword }),
    answer: done,
  }),
  showCompanyClosing: defineCall({
    path: 'perusahaan/tutup/lihat',
    summary: 'What closing the own company would end, and what holds it back',
    access: 'member',
    permission: 'company.close',
    body: z.object({ companyId: wire('company_id', ownCompany) }),
    answer: answers(companyClosing),
  }),
  closeCompany: defineCall({
    path: 'perusahaan/tutup',
    summary: 'Close the own company for good: what runs ends, and nobody is a member any more',
    access: 'member',
    permission: 'company.close',
    limit: { max: 30, seconds: 60 },
    body: z.object({ companyId: wire('company_id', ownCompany), password: presentPassword }),
    answer: done,
  }),
}
