import type { Seller } from '#domain/accounts/actor.ts'
import { importCalls } from '#domain/imports/contract.ts'
import { actForCompany } from '#server/areas/accounts/public.ts'
import type { Deps } from '#server/deps.ts'
import { answering, tell } from '#server/platform/answering.ts'
import { openDatabase } from '#server/platform/database.ts'
import { type Recheck, recheckImport } from './recheck-import.ts'
import { type Upload, uploadImport } from './upload-import.ts'
import { uploadedView } from './views.ts'

/** What is to be done of an import, by whom and when, and the database that it is of. */
export type ImportWork = { databaseUrl: string; now: Date; seller: Seller } & (
  | { act: 'upload'; upload: Upload }
  | { act: 'recheck'; recheck: Recheck }
)

/** Of a file that was uploaded, what is told of it; its rows go into the database from here, and nowhere else. */
export type ImportDone = ReturnType<typeof uploadedView> | null

/** Reads, judges and keeps the rows of a file, on a connection of its own. */
export default function work(given: ImportWork) {
  return answering(async (): Promise<ImportDone> => {
    const db = openDatabase({ url: given.databaseUrl, connections: 1 })
    const call = given.act === 'upload' ? importCalls.upload : importCalls.columns
    const deps = { db, now: () => given.now } as Deps // these use only the database and the clock
    const acting = actForCompany(deps, given.seller, call)
    try {
      if (given.act === 'upload') {
        const upload = { ...given.upload, onRead: () => tell('read') }
        return uploadedView(await uploadImport(acting, given.seller, upload))
      }
      tell('read')
      await recheckImport(acting, given.seller, given.recheck)
      return null
    } finally {
      await db.destroy()
    }
  })
}
