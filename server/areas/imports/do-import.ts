import type { Seller } from '#domain/accounts/actor.ts'
import { importCalls } from '#domain/imports/contract.ts'
import { actForCompany } from '#server/areas/accounts/public.ts'
import { openDatabase } from '#server/platform/database.ts'
import { type Recheck, recheckImport } from './recheck-import.ts'
import { uploadedView } from './show-import.ts'
import { type Upload, uploadImport } from './upload-import.ts'

/** A piece of work on an import, with its member, its instant, and its database. */
export type ImportWork = { databaseUrl: string; now: Date; seller: Seller } & (
  | { act: 'upload'; upload: Upload }
  | { act: 'recheck'; recheck: Recheck }
)

/** The summary of an uploaded file; its rows go into the database directly. */
export type ImportDone = ReturnType<typeof uploadedView> | null

/** Reads, validates and stores the rows of a file, on a connection of its own. */
export async function doImport({ databaseUrl, now, seller, ...work }: ImportWork): Promise<ImportDone> {
  const db = openDatabase({ url: databaseUrl, connections: 1 })
  const deps = { db, now: () => now }
  try {
    if (work.act === 'upload')
      return uploadedView(await uploadImport(actForCompany(deps, seller, importCalls.upload), seller, work.upload))
    await recheckImport(actForCompany(deps, seller, importCalls.columns), seller, work.recheck)
    return null
  } finally {
    await db.destroy()
  }
}
