import type { Administrator } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { checksOf } from '#domain/onboarding/checks.ts'
import type { ApplicationState } from '#domain/onboarding/state.ts'
import { Refusal } from '#domain/refusal.ts'
import { findCompanies, findCompanyFacts, findNamesByNumber } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { findAnyApplication, findEvents, type StoredApplication } from './queries.ts'
import { findFile, findFiles } from './queries-files.ts'
import { countDecided, countQueue, findApplicantsByNumber, findQueue } from './queries-queue.ts'

interface Wish {
  state: ApplicationState | undefined
  keyword: string | undefined
  page: number
  perPage: number
}

/** A page of the queue, with how many there are of each state and what was decided today [ADM-2]. */
export async function showQueue(deps: Deps, { state = 'submitted', keyword, page, perPage }: Wish) {
  const counts = await countQueue(deps.db, keyword)
  const wish = { state, keyword, limit: perPage, offset: (page - 1) * perPage }
  return {
    applications: await findQueue(deps.db, wish),
    total: counts[state],
    counts,
    today: await countDecided(deps.db, deps.now()),
  }
}

export type ShownVerification = Awaited<ReturnType<typeof showVerification>>

/** An application with what can be checked, its documents and its history [ADM-2]. @throws Refusal application_not_found */
export async function showVerification(deps: Deps, id: string) {
  const application = await findAnyApplication(deps.db, id)
  if (!application) throw new Refusal('application_not_found', { field: 'id' })
  const company = await findCompanyFacts(deps.db, application.companyId)
  const shop = application.shopId ? (await findCompanies(deps.db, [application.shopId])).get(application.shopId) : null
  const doubles = await findDoubles(deps, application)
  return {
    application,
    company,
    shop: shop?.username ?? null,
    checks: checksOf(application.facts, { company, ...doubles, today: businessDay(deps.now()) }),
    files: await findFiles(deps.db, application.id),
    events: await findEvents(deps.db, application.id),
  }
}

async function findDoubles({ db }: Deps, { id, companyId, shopId, facts }: StoredApplication) {
  const own = [companyId, ...(shopId ? [shopId] : [])]
  const same = async (column: 'npwp' | 'nib') => {
    const number = facts[column]
    if (number === null) return []
    const registered = await findNamesByNumber(db, column, number, own)
    return [...new Set([...registered, ...(await findApplicantsByNumber(db, column, number, id))])]
  }
  return { sameNpwp: await same('npwp'), sameNib: await same('nib') }
}

/** The file of a document of any application; that it was opened is audited [ADM-2]. @throws Refusal document_not_found, FilesLost */
export async function openFile(deps: Deps, administrator: Administrator, id: string): Promise<FileAnswer> {
  const file = await deps.db.transaction().execute(async (tx) => {
    const found = await findFile(tx, id)
    if (!found) throw new Refusal('document_not_found', { field: 'documentId' })
    await audit(tx, administrator, { act: 'document.open', thing: { id, name: found.fileName } }, deps.now())
    return found
  })
  const { fileName: name, fileKind: kind, size, key } = file
  return { name, kind, size, content: await deps.files.open(key), framed: true }
}
