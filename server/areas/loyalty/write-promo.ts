import type { Administrator } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay, dayAfter, startOfDay } from '#domain/business-day.ts'
import { formatQuantity } from '#domain/format.ts'
import type { AdminPromo, GivingProposal, IssuedVoucher } from '#domain/loyalty/contract-administration.ts'
import { promoStateOf } from '#domain/loyalty/promo-state.ts'
import { promoWaits } from '#domain/loyalty/second-administrator.ts'
import type { DecimalText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { voucherStateOf } from './list-entries.ts'
import { confirmingObstacle, NOTHING_WAITS, type Waiting, waitingOf } from './proposals.ts'
import { insertPromo, lockPromo, type PromoWritten, type StoredPromoRow, savePromo } from './queries-promo-terms.ts'
import type { IssuedRow } from './queries-vouchers.ts'

/** A promotion code as an administrator was shown it; version 0: a new one. */
export interface ExpectedPromo {
  code: string
  version: number
}

export interface PromoTyped {
  title: string
  /** Rupiah. */
  amount: DecimalText
  minSpend: DecimalText
  validDays: number
  /** The first and the last day in Jakarta. */
  firstDay: BusinessDay | null
  lastDay: BusinessDay | null
  mostClaims: number | null
}

/**
 * Makes a promotion code, or changes one from now on: vouchers that were issued for it keep their amount and their end.
 * One above the amount waits for a second administrator where it is new or gives more [ADM-5, REG-2].
 * @throws Refusal promo_taken | promo_not_found | promo_moved_on | promo_days | promo_below_claims
 */
export function writePromo(
  deps: Deps,
  administrator: Administrator,
  expected: ExpectedPromo,
  { firstDay, lastDay, ...typed }: PromoTyped,
): Promise<StoredPromoRow> {
  if (firstDay && lastDay && lastDay < firstDay) throw new Refusal('promo_days', { field: 'lastDay' })
  const written = {
    ...typed,
    startsAt: firstDay ? startOfDay(firstDay) : null,
    endsAt: lastDay ? startOfDay(dayAfter(lastDay)) : null,
  }
  return deps.db
    .transaction()
    .execute((tx) =>
      expected.version === 0
        ? makeIn(tx, administrator, expected.code, written, deps.now())
        : changeIn(tx, administrator, expected, written, deps.now()),
    )
}

async function makeIn(tx: Tx, administrator: Administrator, code: string, written: PromoWritten, now: Date) {
  const waits = promoWaits(null, written)
  const made = { ...written, ...waitingOf(administrator, waits, now) }
  if (!(await insertPromo(tx, code, made))) throw new Refusal('promo_taken', { field: 'code' })
  await audit(tx, administrator, { act: 'promo.write', thing: thingOf(code), after: { ...written, waits } }, now)
  return { ...made, code, claims: 0, version: 1 }
}

async function changeIn(
  tx: Tx,
  administrator: Administrator,
  expected: ExpectedPromo,
  written: PromoWritten,
  now: Date,
) {
  const before = await lockExpected(tx, expected)
  if (written.mostClaims !== null && written.mostClaims < before.claims) {
    const words = { claims: formatQuantity(String(before.claims)) }
    throw new Refusal('promo_below_claims', { field: 'mostClaims', words })
  }
  const waits = promoWaits({ ...before, waits: before.proposedAt !== null }, written)
  return saveIn(tx, administrator, before, { ...written, ...waitingOf(administrator, waits, now) }, 'promo.write', now)
}

/**
 * Ends a promotion code now; vouchers that were issued for it stay [ADM-5].
 * @throws Refusal promo_not_found | promo_moved_on | promo_ended
 */
export function endPromo(deps: Deps, administrator: Administrator, expected: ExpectedPromo): Promise<StoredPromoRow> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const before = await lockExpected(tx, expected)
    if (promoStateOf(before, now) === 'ended') throw new Refusal('promo_ended')
    return saveIn(tx, administrator, before, { ...writtenOf(before), endsAt: now }, 'promo.end', now)
  })
}

/**
 * Confirms a pending promotion code by a second administrator; it is valid from now on [ADM-5].
 * @throws Refusal promo_not_found | promo_moved_on | promo_ended | promo_not_waiting | promo_not_yours
 */
export function confirmPromo(
  deps: Deps,
  administrator: Administrator,
  expected: ExpectedPromo,
): Promise<StoredPromoRow> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const before = await lockExpected(tx, expected)
    if (promoStateOf(before, now) === 'ended') throw new Refusal('promo_ended')
    const reason = await confirmingObstacle(tx, administrator, before, now)
    if (reason === undefined) throw new Refusal('promo_not_waiting')
    if (reason !== null) throw new Refusal('promo_not_yours', { words: { reason } })
    return saveIn(tx, administrator, before, { ...writtenOf(before), ...NOTHING_WAITS }, 'promo.confirm', now)
  })
}

async function saveIn(
  tx: Tx,
  administrator: Administrator,
  before: StoredPromoRow,
  written: PromoWritten & Waiting,
  act: 'promo.write' | 'promo.end' | 'promo.confirm',
  now: Date,
): Promise<StoredPromoRow> {
  const { code, claims } = before
  const version = before.version + 1
  await savePromo(tx, code, written, version)
  const facts = { before: factsOf(writtenOf(before)), after: factsOf(written) }
  await audit(tx, administrator, { act, thing: thingOf(code), ...facts }, now)
  return { ...written, code, claims, version }
}

async function lockExpected(tx: Tx, { code, version }: ExpectedPromo): Promise<StoredPromoRow> {
  const promo = await lockPromo(tx, code)
  if (!promo) throw new Refusal('promo_not_found', { field: 'code' })
  if (promo.version !== version) throw new Refusal('promo_moved_on', { field: 'version' })
  return promo
}

function writtenOf({ code: _code, claims: _claims, version: _version, ...written }: StoredPromoRow) {
  return written
}

function factsOf({ proposedBy: _, proposedAt, ...terms }: PromoWritten & Waiting) {
  return { ...terms, waits: proposedAt !== null }
}

function thingOf(code: string) {
  return { id: code, name: code }
}

/** A promotion code with its days and present state [ADM-5]. */
export function promoView(
  { startsAt, endsAt, proposedBy: _, proposedAt, ...promo }: StoredPromoRow,
  proposal: GivingProposal | null,
  now: Date,
): AdminPromo {
  const state = promoStateOf({ ...promo, startsAt, endsAt, proposedAt }, now)
  return {
    ...promo,
    firstDay: startsAt && businessDay(startsAt),
    // the last instant that counts
    lastDay: endsAt && businessDay(new Date(endsAt.getTime() - 1)),
    state,
    // an expired one awaits no confirmation
    proposal: state === 'waiting' ? proposal : null,
  }
}

export function issuedView(
  { issuedAt, validUntil, usedAt, isOnHold, ...voucher }: IssuedRow,
  now: Date,
): IssuedVoucher {
  return {
    ...voucher,
    issuedAt: issuedAt.toISOString(),
    validUntil: validUntil.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    state: voucherStateOf({ usedAt, validUntil, isOnHold }, now),
  }
}
