import { sql } from 'kysely'
import type { CompanyKind, Role } from '#domain/companies/permissions.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { Invitation } from '#domain/members/invitation.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { Place } from './queries-members.ts'

export interface OpenInvitation extends Place {
  id: string
  email: string
  createdAt: Date
  expiresAt: Date
}

interface OpenRow {
  id: string
  email: string
  role: Role
  perOrder: string | null
  perMonth: string | null
  createdAt: Date
  expiresAt: Date
}

const openColumns = sql`id, email, role, limit_per_order as "perOrder", limit_per_month as "perMonth",
  created_at as "createdAt", expires_at as "expiresAt"`

/** The invitations of a company that may still be accepted, the newest first. */
export async function findOpenInvitations(db: Db, companyId: CompanyId, now: Date): Promise<OpenInvitation[]> {
  const found = await sql<OpenRow>`
    select ${openColumns} from invitations
    where company_id = ${companyId} and accepted_at is null and cancelled_at is null and expires_at > ${now}
    order by created_at desc, id desc`.execute(db)
  return found.rows.map(readOpen)
}

export interface NewInvitation extends Place {
  companyId: CompanyId
  invitedBy: UserId
  email: string
  expiresAt: Date
}

export async function insertInvitation(tx: Tx, invitation: NewInvitation, now: Date): Promise<OpenInvitation> {
  const { companyId, email, role, limits, invitedBy, expiresAt } = invitation
  const added = await sql<OpenRow>`
    insert into invitations
      (company_id, email, role, limit_per_order, limit_per_month, invited_by, created_at, expires_at)
    values (${companyId}, ${email}, ${role}, ${limits.perOrder}, ${limits.perMonth}, ${invitedBy}, ${now}, ${expiresAt})
    returning ${openColumns}`.execute(tx)
  const [row] = added.rows
  if (!row) throw new Error('an invitation was not written')
  return readOpen(row)
}

function readOpen({ perOrder, perMonth, ...row }: OpenRow): OpenInvitation {
  return { ...row, limits: { perOrder, perMonth } }
}

/** Takes back what invites this address. */
export async function cancelInvitationsOf(tx: Tx, companyId: CompanyId, email: string, now: Date): Promise<void> {
  await sql`
    update invitations set cancelled_at = ${now}
    where company_id = ${companyId} and lower(email) = ${email.toLowerCase()}
      and accepted_at is null and cancelled_at is null`.execute(tx)
}

/** @returns whether there was such an invitation, and it was open */
export async function cancelInvitationById(tx: Tx, companyId: CompanyId, id: string, now: Date): Promise<boolean> {
  const cancelled = await tx
    .updateTable('invitations')
    .set({ cancelled_at: now })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  return cancelled.numUpdatedRows > 0n
}

/** What is behind a link, and what its mail says. */
export interface FoundInvitation extends Invitation, Place {
  id: string
  companyId: CompanyId
  companyName: string
  companyKind: CompanyKind
  email: string
  inviterName: string
  /** Somebody with this address acts for a company already. */
  hasAccount: boolean
}

type FoundRow = Omit<FoundInvitation, 'limits'> & { perOrder: string | null; perMonth: string | null }

const foundColumns = sql`i.id, i.company_id as "companyId", c.name as "companyName", c.kind as "companyKind", i.email,
  i.role, i.limit_per_order as "perOrder", i.limit_per_month as "perMonth", i.expires_at as "expiresAt",
  i.accepted_at as "acceptedAt", i.cancelled_at as "cancelledAt", u.name as "inviterName",
  exists (
    select from users a join memberships m on m.user_id = a.id where lower(a.email) = lower(i.email)
  ) as "hasAccount"
  from invitations i join companies c on c.id = i.company_id join users u on u.id = i.invited_by`

export async function findInvitation(db: Db, tokenHash: Buffer): Promise<FoundInvitation | undefined> {
  return readFound(await sql<FoundRow>`select ${foundColumns} where i.token_hash = ${tokenHash}`.execute(db))
}

export async function findInvitationById(db: Db, id: string): Promise<FoundInvitation | undefined> {
  return readFound(await sql<FoundRow>`select ${foundColumns} where i.id = ${id}`.execute(db))
}

/** The same, locked: it is accepted once. */
export async function lockInvitation(tx: Tx, tokenHash: Buffer): Promise<FoundInvitation | undefined> {
  return readFound(
    await sql<FoundRow>`select ${foundColumns} where i.token_hash = ${tokenHash} for update of i`.execute(tx),
  )
}

function readFound({ rows: [row] }: { rows: FoundRow[] }): FoundInvitation | undefined {
  if (!row) return undefined
  const { perOrder, perMonth, ...invitation } = row
  return { ...invitation, limits: { perOrder, perMonth } }
}

export async function markAccepted(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('invitations').set({ accepted_at: now }).where('id', '=', id).execute()
}

export async function saveTokenHash(tx: Tx, id: string, hash: Buffer): Promise<void> {
  await tx.updateTable('invitations').set({ token_hash: hash }).where('id', '=', id).execute()
}
