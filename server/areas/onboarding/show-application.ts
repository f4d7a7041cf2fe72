import type { Administrator, Buyer } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { applications } from '#domain/onboarding/application.ts'
import { checksOf } from '#domain/onboarding/checks.ts'
import type { Application, ApplicationFile } from '#domain/onboarding/contract.ts'
import type { QueuedApplication, Verification } from '#domain/onboarding/contract-admin.ts'
import { requiredDocuments } from '#domain/onboarding/document-kind.ts'
import { missingIn, noFacts } from '#domain/onboarding/missing.ts'
import type { ApplicationState } from '#domain/onboarding/state.ts'
import { Refusal } from '#domain/refusal.ts'
import { findCompanies, findCompanyFacts, findNamesByNumber } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import {
  findAnyApplication,
  findApplication,
  findEvents,
  type PastHappening,
  type StoredApplication,
} from './queries.ts'
import { type ApplicationFileRow, findFile, findFiles } from './queries-files.ts'
import { countDecided, countQueue, findApplicantsByNumber, findQueue, type QueuedRow } from './queries-queue.ts'

interface ShownApplication {
  application: Omit<StoredApplication, 'id' | 'companyId'>
  files: ApplicationFileRow[]
  events: PastHappening[]
}

/** The company's application with its documents and what became of it; an empty draft where there is none [SHOP-1]. */
export async function showApplication(deps: Deps, { companyId }: Buyer): Promise<ShownApplication> {
  const application = await findApplication(deps.db, companyId)
  if (!application) return { application: nothingYet, files: [], events: [] }
  return {
    application,
    files: await findFiles(deps.db, application.id),
    events: await findEvents(deps.db, application.id),
  }
}

const nothingYet: ShownApplication['application'] = {
  shopId: null,
  state: 'draft',
  version: 0,
  facts: noFacts,
  submittedAt: null,
  dueAt: null,
}

/** The file of a document of the company's own application. @throws Refusal document_not_found, FilesLost */
export async function readApplicationFile(deps: Deps, { companyId }: Buyer, id: string): Promise<FileAnswer> {
  const application = await findApplication(deps.db, companyId)
  const file = application && (await findFile(deps.db, id))
  if (!file || file.applicationId !== application?.id) throw new Refusal('document_not_found', { field: 'documentId' })
  return { name: file.fileName, kind: file.fileKind, size: file.size, content: await deps.files.open(file.key) }
}

export function applicationView(
  { application, files, events }: ShownApplication,
  owner: Buyer,
  now: Date,
): Application {
  const { state, version, facts, shopId, submittedAt, dueAt } = application
  const { write, submit, renew } = applications.can(application, owner)
  return {
    version,
    state,
    facts: { ...facts, licences: [...facts.licences] },
    files: files.map(fileView),
    required: requiredDocuments(facts),
    missing: missingIn(
      facts,
      files.map(({ kind }) => kind),
      businessDay(now),
    ),
    submittedAt: instantOf(submittedAt),
    dueAt: instantOf(dueAt),
    shopId,
    history: events.map(({ event, at, reasons, note }) => ({
      event,
      at: at.toISOString(),
      reasons: [...reasons],
      note,
    })),
    can: { write, submit, renew },
  }
}

export function queuedView({ submittedAt, dueAt, ...row }: QueuedRow): QueuedApplication {
  return { ...row, submittedAt: instantOf(submittedAt), dueAt: instantOf(dueAt) }
}

export function verificationView(shown: ShownVerification, administrator: Administrator): Verification {
  const { application, company, checks, files, events, shop } = shown
  const { id, version, state, facts, submittedAt, dueAt } = application
  const { approve, correct, refuse, suspend, reopen } = applications.can(application, administrator)
  return {
    id,
    version,
    state,
    companyName: company.name,
    address: [company.address, company.city, company.province].filter(Boolean).join(', '),
    phone: company.phone,
    registeredAt: company.createdAt.toISOString(),
    facts: { ...facts, licences: [...facts.licences] },
    checks: checks.map(({ differing, ...check }) => ({ ...check, differing: [...differing] })),
    files: files.map(fileView),
    submittedAt: instantOf(submittedAt),
    dueAt: instantOf(dueAt),
    shop,
    history: events.map(({ at, reasons, ...event }) => ({ ...event, at: at.toISOString(), reasons: [...reasons] })),
    can: { approve, correct, refuse, suspend, reopen },
  }
}

function fileView({ id, kind, fileName, fileKind, size, uploadedAt }: ApplicationFileRow): ApplicationFile {
  return { id, kind, fileName, fileKind, size, uploadedAt: uploadedAt.toISOString() }
}

function instantOf(at: Date | null): string | null {
  return at?.toISOString() ?? null
}

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

type ShownVerification = Awaited<ReturnType<typeof showVerification>>

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
