import { type SqlBool, sql } from 'kysely'
import { businessDay, startOfDay } from '#domain/business-day.ts'
import type { SellerType } from '#domain/catalogue/seller-type.ts'
import { type ApplicationState, applicationStates } from '#domain/onboarding/state.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { containing } from '#server/platform/sql-input.ts'

export interface QueueWish {
  state: ApplicationState
  keyword: string | undefined
  limit: number
  offset: number
}

export interface QueuedRow {
  id: string
  name: string
  city: string
  sellerType: SellerType | null
  state: ApplicationState
  submittedAt: Date | null
  dueAt: Date | null
  files: number
}

/** The review queue: pending applications by deadline, all others the latest first [ADM-2]. */
export async function findQueue(db: Db, { state, keyword, limit, offset }: QueueWish) {
  const waits = state === 'submitted'
  const rows = await queued(db, keyword)
    .select(['a.id', 'company.name', 'company.city', 'a.seller_type as sellerType', 'a.state'])
    .select(['a.submitted_at as submittedAt', 'a.due_at as dueAt'])
    .select((eb) =>
      eb
        .selectFrom('application_files as f')
        .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('files'))
        .whereRef('f.application_id', '=', 'a.id')
        .$asScalar()
        .$notNull()
        .as('files'),
    )
    .$narrowType<{ state: ApplicationState; sellerType: SellerType | null }>()
    .where('a.state', '=', state)
    .orderBy((eb) => (waits ? eb.ref('a.due_at') : eb.ref('a.created_at')), waits ? 'asc' : 'desc')
    .orderBy('a.id', waits ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows satisfies QueuedRow[]
}

/** How many there are in each state that meet the keyword. */
export async function countQueue(db: Db, keyword: string | undefined): Promise<Record<ApplicationState, number>> {
  const rows = await queued(db, keyword)
    .select(({ fn, cast }) => ['a.state', cast<number>(fn.countAll(), 'integer').as('count')])
    .groupBy('a.state')
    .execute()
  const found = new Map(rows.map(({ state, count }) => [state, count]))
  const counts = applicationStates.map((state) => [state, found.get(state) ?? 0])
  return Object.fromEntries(counts) as Record<ApplicationState, number> // every state is a key
}

/** Found by the company's name, or by a prefix of its numbers. */
function queued(db: Db, keyword: string | undefined) {
  const pattern = containing(keyword || null)
  const digits = keyword?.replace(/[\s.-]/g, '') ?? ''
  return db
    .selectFrom('seller_applications as a')
    .innerJoin(companyFacts.as('company'), 'company.id', 'a.company_id')
    .$if(pattern !== null, (query) =>
      query.where((eb) =>
        eb.or([
          sql<SqlBool>`company.name ilike ${pattern}`,
          sql<SqlBool>`coalesce(a.legal_name, '') ilike ${pattern}`,
          ...(/^\d{4,}$/.test(digits) ? [eb('a.npwp', 'like', `${digits}%`), eb('a.nib', 'like', `${digits}%`)] : []),
        ]),
      ),
    )
}

/** The applications decided on this day in Jakarta. */
export async function countDecided(db: Db, now: Date): Promise<{ approve: number; correct: number; refuse: number }> {
  const rows = await db
    .selectFrom('application_events')
    .select(({ fn, cast }) => ['event', cast<number>(fn.countAll(), 'integer').as('count')])
    .where('at', '>=', startOfDay(businessDay(now)))
    .groupBy('event')
    .execute()
  const of = (event: string) => rows.find((row) => row.event === event)?.count ?? 0
  return { approve: of('approve'), correct: of('correct'), refuse: of('refuse') }
}

/** Names of companies that give this number in other applications past the draft. */
export async function findApplicantsByNumber(
  db: Db | Tx,
  column: 'npwp' | 'nib',
  number: string,
  but: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('seller_applications as a')
    .innerJoin(companyFacts.as('company'), 'company.id', 'a.company_id')
    .select('company.name')
    .where(`a.${column}`, '=', number)
    .where('a.id', '<>', but)
    .where('a.state', '<>', 'draft')
    .orderBy('company.name')
    .limit(5)
    .execute()
  return rows.map(({ name }) => name)
}
