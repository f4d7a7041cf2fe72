import { sql } from 'kysely'
import type { SellerType } from '#domain/catalogue/seller-type.ts'
import type { ApplicationEvent } from '#domain/onboarding/events.ts'
import type { ApplicationFacts, Licence } from '#domain/onboarding/missing.ts'
import type { DecisionReason } from '#domain/onboarding/reasons.ts'
import type { ApplicationState } from '#domain/onboarding/state.ts'
import { people } from '#server/areas/accounts/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'

export interface StoredApplication {
  id: string
  companyId: string
  /** The seller it has opened. */
  shopId: string | null
  state: ApplicationState
  version: number
  facts: ApplicationFacts
  submittedAt: Date | null
  dueAt: Date | null
}

const columns = [
  'id',
  'company_id',
  'shop_id',
  'state',
  'version',
  'seller_type as sellerType',
  'legal_name as legalName',
  'nib',
  'npwp',
  'is_pkp as isPkp',
  'exchange_rate as exchangeRate',
  'bank',
  'bank_number as bankNumber',
  'bank_holder as bankHolder',
  'submitted_at',
  'due_at',
] as const

function applications(db: Db | Tx) {
  return (
    db
      .selectFrom('seller_applications')
      .select(columns)
      // what saveFacts has written
      .select(sql<Licence[]>`licences`.as('licences'))
      .$narrowType<{ state: ApplicationState; sellerType: SellerType | null }>()
  )
}

type Row = Awaited<ReturnType<ReturnType<typeof applications>['executeTakeFirstOrThrow']>>

function storedOf({ id, company_id, shop_id, state, version, submitted_at, due_at, ...facts }: Row): StoredApplication {
  return {
    id,
    companyId: company_id,
    shopId: shop_id,
    state,
    version,
    facts,
    submittedAt: submitted_at,
    dueAt: due_at,
  }
}

/** The company's own application. */
export async function findApplication(db: Db | Tx, companyId: string): Promise<StoredApplication | undefined> {
  const row = await applications(db).where('company_id', '=', companyId).executeTakeFirst()
  return row && storedOf(row)
}

/** The application of a company, or the one that has opened it as a shop. */
export async function findApplicationAround(db: Db, companyId: string): Promise<StoredApplication | undefined> {
  const row = await applications(db)
    .where((where) => where.or([where('company_id', '=', companyId), where('shop_id', '=', companyId)]))
    .executeTakeFirst()
  return row && storedOf(row)
}

/** The application of a company, locked for one act. */
export async function lockApplication(tx: Tx, companyId: string): Promise<StoredApplication | undefined> {
  const row = await applications(tx).where('company_id', '=', companyId).forUpdate().executeTakeFirst()
  return row && storedOf(row)
}

/** The application that has opened a shop, locked for one act. */
export async function lockApplicationOfShop(tx: Tx, shopId: string): Promise<StoredApplication | undefined> {
  const row = await applications(tx).where('shop_id', '=', shopId).forUpdate().executeTakeFirst()
  return row && storedOf(row)
}

/** Any company's application, for administrators. */
export async function findAnyApplication(db: Db | Tx, id: string): Promise<StoredApplication | undefined> {
  const row = await applications(db).where('id', '=', id).executeTakeFirst()
  return row && storedOf(row)
}

/** Any company's application, locked for one act. */
export async function lockAnyApplication(tx: Tx, id: string): Promise<StoredApplication | undefined> {
  const row = await applications(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && storedOf(row)
}

/** The company that an application is of. */
export async function findApplicant(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx.selectFrom('seller_applications').select('company_id').where('id', '=', id).executeTakeFirst()
  return row?.company_id
}

/** An empty draft of version 0; the caller has locked the company. */
export async function insertApplication(tx: Tx, companyId: string, now: Date): Promise<void> {
  await tx
    .insertInto('seller_applications')
    .values({ company_id: companyId, state: 'draft' satisfies ApplicationState, version: 0, created_at: now })
    .execute()
}

/** Writes state, version and what the company has written. */
export async function saveApplication(tx: Tx, application: StoredApplication): Promise<void> {
  const { id, state, version, shopId, submittedAt, dueAt, facts } = application
  await tx
    .updateTable('seller_applications')
    .set({
      state,
      version,
      shop_id: shopId,
      submitted_at: submittedAt,
      due_at: dueAt,
      seller_type: facts.sellerType,
      legal_name: facts.legalName,
      nib: facts.nib,
      npwp: facts.npwp,
      is_pkp: facts.isPkp,
      exchange_rate: facts.exchangeRate,
      licences: JSON.stringify(facts.licences),
      bank: facts.bank,
      bank_number: facts.bankNumber,
      bank_holder: facts.bankHolder,
    })
    .where('id', '=', id)
    .execute()
}

export interface Happening {
  event: ApplicationEvent
  reasons: readonly DecisionReason[]
  note: string | null
}

/** Writes down for good what happened to an application. */
export async function insertEvent(
  tx: Tx,
  applicationId: string,
  userId: string,
  { event, reasons, note }: Happening,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('application_events')
    .values({ application_id: applicationId, event, user_id: userId, reasons: [...reasons], note, at: now })
    .execute()
}

export interface PastHappening extends Happening {
  at: Date
  by: string
}

// more than anybody reads; each round of an application is two
const MOST_EVENTS = 50

/** The events of an application, the latest first. */
export async function findEvents(db: Db | Tx, applicationId: string): Promise<PastHappening[]> {
  return db
    .selectFrom('application_events as e')
    .innerJoin(people.as('doer'), 'doer.id', 'e.user_id')
    .select(['e.event', 'e.reasons', 'e.note', 'e.at', 'doer.name as by'])
    .$narrowType<{ event: ApplicationEvent; reasons: DecisionReason[] }>()
    .where('e.application_id', '=', applicationId)
    .orderBy('e.id', 'desc')
    .limit(MOST_EVENTS)
    .execute()
}
