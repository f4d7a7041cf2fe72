import { sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import type { FileKind } from '#domain/files/file.ts'
import type { DecimalText } from '#domain/money.ts'
import type { ProofState } from '#domain/receivables/proof.ts'
import { people } from '#server/areas/accounts/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { FileKey } from '#server/platform/files/file-store.ts'
import { storedFiles } from '#server/platform/files/queries.ts'
import { dateOf } from '#server/platform/sql-input.ts'
import type { Pair } from './queries.ts'

export interface NewProof extends Pair {
  orderId: string
  fileId: string
  amount: DecimalText
  day: BusinessDay
  sentBy: string
}

/** @returns its id */
export async function insertProof(tx: Tx, proof: NewProof, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto('payment_proofs')
    .values({
      order_id: proof.orderId,
      seller_id: proof.sellerId,
      buyer_id: proof.buyerId,
      file_id: proof.fileId,
      amount: proof.amount,
      day: dateOf(proof.day),
      state: 'waiting' satisfies ProofState,
      sent_by: proof.sentBy,
      sent_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** How many proofs of an order wait. */
export async function countWaiting(tx: Tx, orderId: string): Promise<number> {
  const { waiting } = await tx
    .selectFrom('payment_proofs')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('waiting'))
    .where('order_id', '=', orderId)
    .where('state', '=', sql.lit('waiting' satisfies ProofState))
    .executeTakeFirstOrThrow()
  return waiting
}

export interface ProofRow extends Pair {
  id: string
  orderId: string
  state: ProofState
  version: number
  amount: DecimalText
}

/** A proof of the member's company, locked; another company's is not found. */
export function lockProof(tx: Tx, member: Member, id: string): Promise<ProofRow | undefined> {
  return tx
    .selectFrom('payment_proofs')
    .select(['id', 'order_id as orderId', 'seller_id as sellerId', 'buyer_id as buyerId', 'state', 'version', 'amount'])
    .$narrowType<{ state: ProofState }>()
    .where(sideOf(member), '=', member.companyId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

interface Decision {
  reason?: string
  actId?: string
  decidedBy: string
}

export async function saveDecided(tx: Tx, proof: ProofRow, decision: Decision, now: Date): Promise<void> {
  await tx
    .updateTable('payment_proofs')
    .set({
      state: proof.state,
      version: proof.version,
      reason: decision.reason ?? null,
      act_id: decision.actId ?? null,
      decided_by: decision.decidedBy,
      decided_at: now,
    })
    .where('id', '=', proof.id)
    .execute()
}

export interface ShownProof {
  id: string
  amount: DecimalText
  day: BusinessDay
  state: ProofState
  version: number
  reason: string | null
  sentAt: Date
  sender: string
  fileName: string
}

/** The proofs of an order, the newest first; what was taken back is gone. */
export function findProofs(db: Db, orderId: string): Promise<ShownProof[]> {
  return db
    .selectFrom('payment_proofs as p')
    .innerJoin(storedFiles.as('file'), 'file.id', 'p.file_id')
    .innerJoin(people.as('person'), 'person.id', 'p.sent_by')
    .select(['p.id', 'p.amount', 'p.state', 'p.version', 'p.reason', 'p.sent_at as sentAt'])
    .select(['person.name as sender', 'file.name as fileName'])
    .select(({ cast }) => cast<BusinessDay>('p.day', 'text').as('day'))
    .$narrowType<{ state: ProofState }>()
    .where('p.order_id', '=', orderId)
    .where('p.state', '<>', 'withdrawn' satisfies ProofState)
    .orderBy('p.id', 'desc')
    .execute()
}

/** The file of a proof of the member's company, whose state it still is to be read in. */
export function findProofFile(db: Db, member: Member, id: string) {
  return db
    .selectFrom('payment_proofs as p')
    .innerJoin(storedFiles.as('file'), 'file.id', 'p.file_id')
    .select(['file.storage_key as key', 'file.name', 'file.size', 'file.kind'])
    .$narrowType<{ key: FileKey; kind: FileKind }>()
    .where(sideOf(member), '=', member.companyId)
    .where('p.id', '=', id)
    .where('p.state', '<>', 'withdrawn' satisfies ProofState)
    .executeTakeFirst()
}

function sideOf({ companyKind }: Member) {
  return companyKind === 'seller' ? ('seller_id' as const) : ('buyer_id' as const)
}

/** The proofs that wait at a shop and were sent since a moment, the latest first. */
export function findProofsSince(db: Db, sellerId: string, since: Date, limit: number) {
  return db
    .selectFrom('payment_proofs as p')
    .innerJoin('receivables as r', 'r.order_id', 'p.order_id')
    .select(['p.id', 'p.sent_at as at', 'p.amount', 'p.buyer_id as buyerId', 'r.number'])
    .where('p.seller_id', '=', sellerId)
    .where('p.state', '=', sql.lit('waiting' satisfies ProofState))
    .where('p.sent_at', '>=', since)
    .orderBy('p.id', 'desc')
    .limit(limit)
    .execute()
}
