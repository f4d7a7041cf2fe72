import type { CompanyKind, Role } from '#domain/companies/permissions.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { Invitation } from '#domain/members/invitation.ts'
import { type MembershipTerms, people } from '#server/areas/accounts/public.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'

export interface OpenInvitation extends MembershipTerms {
  id: string
  email: string
  createdAt: Date
  expiresAt: Date
}

const openColumns = [
  'id',
  'email',
  'role',
  'limit_per_order as perOrder',
  'limit_per_month as perMonth',
  'created_at as createdAt',
  'expires_at as expiresAt',
] as const

/** The company's open invitations, newest first. */
export async function findOpenInvitations(db: Db, companyId: CompanyId, now: Date): Promise<OpenInvitation[]> {
  const rows = await db
    .selectFrom('invitations')
    .select(openColumns)
    .$narrowType<{ role: Role }>()
    .where('company_id', '=', companyId)
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(withLimits)
}

export interface NewInvitation extends MembershipTerms {
  companyId: CompanyId
  invitedBy: UserId
  email: string
  expiresAt: Date
}

export async function insertInvitation(tx: Tx, invitation: NewInvitation, now: Date): Promise<OpenInvitation> {
  const row = await tx
    .insertInto('invitations')
    .values({
      company_id: invitation.companyId,
      email: invitation.email,
      role: invitation.role,
      limit_per_order: invitation.limits.perOrder,
      limit_per_month: invitation.limits.perMonth,
      invited_by: invitation.invitedBy,
      created_at: now,
      expires_at: invitation.expiresAt,
    })
    .returning(openColumns)
    .$narrowType<{ role: Role }>()
    .executeTakeFirstOrThrow()
  return withLimits(row)
}

function withLimits<Row extends MembershipTerms['limits']>({ perOrder, perMonth, ...row }: Row) {
  return { ...row, limits: { perOrder, perMonth } }
}

/** Takes back the open invitations of this address. */
export async function cancelInvitationsOf(tx: Tx, companyId: CompanyId, email: string, now: Date): Promise<void> {
  await cancelling(tx, companyId, now)
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .execute()
}

/** Takes back what this member has invited to the company. */
export async function cancelInvitationsBy(tx: Tx, companyId: CompanyId, userId: UserId, now: Date): Promise<void> {
  await cancelling(tx, companyId, now).where('invited_by', '=', userId).execute()
}

/** Takes back all open invitations to the company; one that is being accepted is waited for. */
export async function cancelInvitationsFrom(tx: Tx, companyId: CompanyId, now: Date): Promise<void> {
  await cancelling(tx, companyId, now).execute()
}

/** Forgets to whom invitations went that were accepted or taken back. */
export async function forgetInvited(tx: Tx, email: string): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ email: '' })
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .where((where) => where.or([where('accepted_at', 'is not', null), where('cancelled_at', 'is not', null)]))
    .execute()
}

/** @returns whether the invitation was open and is now cancelled */
export async function cancelInvitationById(tx: Tx, companyId: CompanyId, id: string, now: Date): Promise<boolean> {
  const cancelled = await cancelling(tx, companyId, now).where('id', '=', id).executeTakeFirst()
  return cancelled.numUpdatedRows > 0n
}

function cancelling(tx: Tx, companyId: CompanyId, now: Date) {
  return tx
    .updateTable('invitations')
    .set({ cancelled_at: now })
    .where('company_id', '=', companyId)
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null)
}

/** An invitation as its link and its mail show it. */
export interface FoundInvitation extends Invitation, MembershipTerms {
  id: string
  companyId: string
  companyName: string
  companyKind: CompanyKind
  email: string
  inviterId: string
  inviterName: string
}

export async function findInvitation(db: Db, tokenHash: Buffer): Promise<FoundInvitation | undefined> {
  const row = await foundInvitations(db).where('i.token_hash', '=', tokenHash).executeTakeFirst()
  return row && withLimits(row)
}

export async function findInvitationById(db: Db, id: string): Promise<FoundInvitation | undefined> {
  const row = await foundInvitations(db).where('i.id', '=', id).executeTakeFirst()
  return row && withLimits(row)
}

/** An invitation by the hash of its link, locked so that it is accepted only once. */
export async function lockInvitation(tx: Tx, tokenHash: Buffer): Promise<FoundInvitation | undefined> {
  const row = await foundInvitations(tx).where('i.token_hash', '=', tokenHash).forUpdate('i').executeTakeFirst()
  return row && withLimits(row)
}

function foundInvitations(db: Db | Tx) {
  return db
    .selectFrom('invitations as i')
    .innerJoin(companyFacts.as('company'), 'company.id', 'i.company_id')
    .innerJoin(people.as('inviter'), 'inviter.id', 'i.invited_by')
    .select([
      'i.id',
      'i.company_id as companyId',
      'company.name as companyName',
      'company.kind as companyKind',
      'i.email',
      'i.role',
      'i.limit_per_order as perOrder',
      'i.limit_per_month as perMonth',
      'i.expires_at as expiresAt',
      'i.accepted_at as acceptedAt',
      'i.cancelled_at as cancelledAt',
      'inviter.id as inviterId',
      'inviter.name as inviterName',
    ])
    .$narrowType<{ role: Role }>()
}

export async function markAccepted(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('invitations').set({ accepted_at: now }).where('id', '=', id).execute()
}

export async function saveTokenHash(tx: Tx, id: string, hash: Buffer): Promise<void> {
  await tx.updateTable('invitations').set({ token_hash: hash }).where('id', '=', id).execute()
}
