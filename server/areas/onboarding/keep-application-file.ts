import type { Buyer } from '#domain/accounts/actor.ts'
import { MOST } from '#domain/limits.ts'
import { applications } from '#domain/onboarding/application.ts'
import type { ApplicationDocumentKind } from '#domain/onboarding/document-kind.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import {
  forgetFile,
  type ReceivedFile,
  recordFile,
  storeAndRecord,
  type UnrecordedFile,
} from '#server/platform/files/store-file.ts'
import { saveApplication } from './queries.ts'
import { type ApplicationFileRow, deleteApplicationFile, findFiles, insertApplicationFile } from './queries-files.ts'
import { holdApplication } from './submit-application.ts'

/**
 * Uploads a document of the application, replacing one of its kind; there may be several licences [SHOP-1].
 * @throws FilesLost, Refusal application_act_not_allowed | application_documents_full
 */
export async function keepApplicationFile(
  deps: Deps,
  owner: Buyer,
  kind: ApplicationDocumentKind,
  received: ReceivedFile,
): Promise<void> {
  await storeAndRecord(deps, received, (file) =>
    deps.db.transaction().execute((tx) => recordIn(tx, owner, kind, file, deps.now())),
  )
}

/** Takes a document out of the application. @throws Refusal document_not_found | application_act_not_allowed */
export async function removeApplicationFile(deps: Deps, owner: Buyer, id: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const application = await holdApplication(tx, owner, deps.now())
    const file = (await findFiles(tx, application.id)).find((one) => one.id === id)
    if (!file) throw new Refusal('document_not_found', { field: 'documentId' })
    await saveApplication(tx, applications.take(application, 'write', { party: owner, expectedVersion: null }))
    await remove(tx, file)
  })
}

async function recordIn(
  tx: Tx,
  owner: Buyer,
  kind: ApplicationDocumentKind,
  stored: UnrecordedFile,
  now: Date,
): Promise<void> {
  const application = await holdApplication(tx, owner, now)
  const written = applications.take(application, 'write', { party: owner, expectedVersion: null })
  const there = (await findFiles(tx, application.id)).filter((file) => file.kind === kind)
  if (kind === 'licence' && there.length >= MOST.licences) throw new Refusal('application_documents_full')
  if (kind !== 'licence') for (const file of there) await remove(tx, file)
  const fileId = await recordFile(tx, owner, stored, now)
  await insertApplicationFile(tx, application.id, { kind, fileId })
  await saveApplication(tx, written)
}

async function remove(tx: Tx, { id, applicationId, fileId }: ApplicationFileRow): Promise<void> {
  await deleteApplicationFile(tx, applicationId, id)
  await forgetFile(tx, fileId)
}
