import type { Buyer } from '#domain/accounts/actor.ts'
import { noFacts } from '#domain/onboarding/missing.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { findApplication, findEvents, type PastHappening, type StoredApplication } from './queries.ts'
import { type ApplicationFileRow, findFile, findFiles } from './queries-files.ts'

export interface ShownApplication {
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
