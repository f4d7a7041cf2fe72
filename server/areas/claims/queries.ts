import type { Buyer, Member, Seller } from '#domain/accounts/actor.ts'
import { type ClaimAnswer, type ClaimState, type FaultKind, waitsFor } from '#domain/claims/claim.ts'
import type { CreditedLine } from '#domain/claims/credit.ts'
import type { ClaimEvent } from '#domain/claims/notice.ts'
import type { ClaimedUnits } from '#domain/claims/quantities.ts'
import type { UserId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { LineWorth } from '#domain/orders/amounts/shipment-worth.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, unnestRows } from '#server/platform/sql-input.ts'

export interface LockedClaim {
  id: string
  number: string
  orderId: string
  sellerId: string
  buyerId: string
  shipmentId: string
  /** The shipment whose invoice it is about. */
  invoicedId: string
  state: ClaimState
  version: number
  isContested: boolean
  wantsReturn: boolean
  buyerBy: Date | null
  /** The shipment that went in answer. */
  replacementId: string | null
}

const columns = [
  'id',
  'number',
  'order_id as orderId',
  'seller_id as sellerId',
  'buyer_id as buyerId',
  'shipment_id as shipmentId',
  'invoiced_id as invoicedId',
  'state',
  'version',
  'is_contested as isContested',
  'wants_return as wantsReturn',
  'buyer_by as buyerBy',
  'replacement_id as replacementId',
] as const

/** The column of the member's company. */
export function sideOf({ companyKind }: Pick<Member, 'companyKind'>) {
  return companyKind === 'seller' ? ('seller_id' as const) : ('buyer_id' as const)
}

/** The order of a claim of the member's company, which is locked before the claim. */
export async function findOrderOf(tx: Tx, member: Buyer | Seller, id: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('claims')
    .select('order_id as orderId')
    .where(sideOf(member), '=', member.companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.orderId
}

/** A claim of an order that is locked. */
export function lockClaim(tx: Tx, id: string): Promise<LockedClaim> {
  return tx
    .selectFrom('claims')
    .select(columns)
    .$narrowType<{ state: ClaimState }>()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** The claim in answer to which a shipment was sent, locked; undefined: it is no replacement. */
export function lockReplacedBy(tx: Tx, shipmentId: string): Promise<LockedClaim | undefined> {
  return tx
    .selectFrom('claims')
    .select(columns)
    .$narrowType<{ state: ClaimState }>()
    .where('replacement_id', '=', shipmentId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The claims of a locked order in these states, locked. */
export function lockOfOrder(tx: Tx, orderId: string, states: readonly ClaimState[]): Promise<LockedClaim[]> {
  return tx
    .selectFrom('claims')
    .select(columns)
    .$narrowType<{ state: ClaimState }>()
    .where('order_id', '=', orderId)
    .where('state', '=', anyOf(states))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export interface NewClaim {
  number: string
  orderId: string
  sellerId: string
  buyerId: string
  shipmentId: string
  invoicedId: string
  description: string
  answerBy: Date
  by: UserId
  key: string
  hash: Buffer
  rows: readonly ClaimedUnits[]
}

/** @returns its id */
export async function insertClaim(tx: Tx, claim: NewClaim, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto('claims')
    .values({
      number: claim.number,
      order_id: claim.orderId,
      seller_id: claim.sellerId,
      buyer_id: claim.buyerId,
      shipment_id: claim.shipmentId,
      invoiced_id: claim.invoicedId,
      state: 'submitted' satisfies ClaimState,
      waits_for: waitsFor({ state: 'submitted', isContested: false }),
      description: claim.description,
      submitted_at: now,
      submitted_by: claim.by,
      answer_by: claim.answerBy,
      key: claim.key,
      request_hash: claim.hash,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = claim.rows.map(({ position, lot, kind, units }, place) => ({ place, position, lot, kind, units }))
  await tx
    .insertInto('claim_lines')
    .columns(['claim_id', 'place', 'position', 'lot', 'kind', 'units'])
    .expression(({ selectFrom, val, cast }) =>
      selectFrom(unnestRows('row', lineColumns, rows)).select([
        cast<string>(val(id), 'uuid').as('claim_id'),
        'place',
        'position',
        'lot',
        'kind',
        'units',
      ]),
    )
    .execute()
  return id
}

const lineColumns = { place: 'smallint', position: 'smallint', lot: 'text?', kind: 'text', units: 'numeric' } as const

/** The claim that was made with a key before. */
export function findByKey(tx: Tx, buyerId: string, key: string): Promise<{ id: string; hash: Buffer } | undefined> {
  return tx
    .selectFrom('claims')
    .select(['id', 'request_hash as hash'])
    .where('buyer_id', '=', buyerId)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** The claimed units of a shipment, by claims that were not withdrawn. */
export function findClaimed(db: Db | Tx, shipmentId: string): Promise<ClaimedUnits[]> {
  return db
    .selectFrom('claim_lines as l')
    .innerJoin('claims as c', 'c.id', 'l.claim_id')
    .select(['l.position', 'l.lot', 'l.kind', 'l.units'])
    .$narrowType<{ kind: FaultKind }>()
    .where('c.shipment_id', '=', shipmentId)
    .where('c.state', '<>', 'withdrawn' satisfies ClaimState)
    .execute()
}

/** The lines of a claim. */
export function findRows(db: Db | Tx, claimId: string): Promise<ClaimedUnits[]> {
  return db
    .selectFrom('claim_lines')
    .select(['position', 'lot', 'kind', 'units'])
    .$narrowType<{ kind: FaultKind }>()
    .where('claim_id', '=', claimId)
    .orderBy('place')
    .execute()
}

interface Answered {
  answer?: ClaimAnswer
  answerBy?: Date
  /** Until when the buyer acts next; left out, it has nothing to do by a time. */
  buyerBy?: Date
  replacementId?: string
  creditNoteId?: string
  creditedVoucher?: DecimalText
  creditedTotal?: DecimalText
}

/** Writes where a claim stands after a step; what is left out stays, but for the buyer's time. */
export async function saveClaim(tx: Tx, claim: LockedClaim, answered: Answered): Promise<void> {
  const { answer, answerBy, buyerBy, replacementId, creditNoteId, creditedVoucher, creditedTotal } = answered
  await tx
    .updateTable('claims')
    .set({
      state: claim.state,
      version: claim.version,
      waits_for: waitsFor(claim),
      is_contested: claim.isContested,
      wants_return: claim.wantsReturn,
      ...(answer && { answer }),
      // a longer deadline gets a new reminder
      ...(answerBy && { answer_by: answerBy }),
      buyer_by: buyerBy ?? null,
      ...((answerBy || buyerBy) && { reminded: false }),
      ...(replacementId && { replacement_id: replacementId }),
      ...(creditNoteId && { credit_note_id: creditNoteId }),
      ...(creditedVoucher && { credited_voucher: creditedVoucher }),
      ...(creditedTotal && { credited_total: creditedTotal }),
    })
    .where('id', '=', claim.id)
    .execute()
}

interface Happened {
  claim: Pick<LockedClaim, 'id' | 'state'>
  event: ClaimEvent
  /** Null: the system. */
  by: Pick<Member, 'userId' | 'companyKind'> | null
  reason: string | null
}

export async function insertEvent(tx: Tx, { claim, event, by, reason }: Happened, now: Date): Promise<void> {
  const side = by === null || by.companyKind === 'platform' ? null : by.companyKind
  await tx
    .insertInto('claim_events')
    .values({ claim_id: claim.id, at: now, event, state: claim.state, user_id: by?.userId ?? null, side, reason })
    .execute()
}

/** Keeps what a credit note took back of each line. */
export async function insertCredits(tx: Tx, claimId: string, lines: readonly CreditedLine[]): Promise<void> {
  await tx
    .insertInto('claim_credits')
    .values(
      lines.map(({ position, units, amount, discount, taxBase, tax }) => ({
        claim_id: claimId,
        position,
        units,
        amount,
        discount,
        tax_base: taxBase,
        tax,
      })),
    )
    .execute()
}

/** The credited units of an invoiced shipment, by line. */
export async function findCredited(db: Db | Tx, invoicedId: string): Promise<Map<number, LineWorth>> {
  const rows = await db
    .selectFrom('claim_credits as credit')
    .innerJoin('claims as c', 'c.id', 'credit.claim_id')
    .select('credit.position')
    .select(({ fn }) => [
      fn.sum<DecimalText>('credit.units').as('units'),
      fn.sum<DecimalText>('credit.amount').as('amount'),
      fn.sum<DecimalText>('credit.discount').as('discount'),
      fn.sum<DecimalText>('credit.tax_base').as('taxBase'),
      fn.sum<DecimalText>('credit.tax').as('tax'),
    ])
    .where('c.invoiced_id', '=', invoicedId)
    .groupBy('credit.position')
    .execute()
  return new Map(rows.map(({ position, ...worth }) => [position, worth]))
}

/** The credited share of a voucher, and the credited total. */
export async function sumCredited(
  db: Db | Tx,
  invoicedId: string,
): Promise<{ voucher: DecimalText; total: DecimalText }> {
  const { voucher, total } = await db
    .selectFrom('claims')
    .select(({ fn }) => [
      fn.sum<DecimalText | null>('credited_voucher').as('voucher'),
      fn.sum<DecimalText | null>('credited_total').as('total'),
    ])
    .where('invoiced_id', '=', invoicedId)
    .executeTakeFirstOrThrow()
  return { voucher: voucher ?? '0.00', total: total ?? '0.00' }
}
