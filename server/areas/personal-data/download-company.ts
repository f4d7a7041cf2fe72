import type { Member } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { fileKinds } from '#domain/file.ts'
import { Refusal } from '#domain/refusal.ts'
import { findPlace } from '#server/areas/accounts/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database.ts'
import type { FileKey } from '#server/platform/files/file-store.ts'
import type { ZipEntry } from '#server/platform/files/zip-stream.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { oneAtATime } from './archives.ts'
import type { Kept } from './kept.ts'
import { keptOfBuyer } from './kept-of-buyer.ts'
import { keptOfSeller } from './kept-of-seller.ts'
import { packKept } from './pack-kept.ts'
import { findShapes, isSessionOpen, keptParts } from './queries.ts'

const WORDS = `Data perusahaan di Sentra Bahan

Tiap berkas berisi satu jenis data, dua kali: .json untuk program, .csv untuk spreadsheet. Waktu dalam UTC, jumlah uang
dalam Rupiah. Berkas yang tidak ada berarti tidak ada data jenis itu. user_id dijelaskan dalam nama-anggota.csv.

Folder 'berkas' berisi dokumen dan foto yang diunggah, serta dokumen pesanan yang sudah dibuat; namanya diawali id dalam
berkas.csv, berkas-dokumen.csv, dan berkas-faktur-pajak.csv.
Nama dan alamat perusahaan lain ada di dokumen pesanan; data mereka yang lain adalah milik mereka.
`

/**
 * What is kept of the member's company, with its files, made while it is sent; that it was taken is audited [OPS-5].
 * Whoever may ask is the owner by their role [ROLE-10].
 */
export function downloadCompany(deps: Deps, member: Member): Promise<FileAnswer> {
  return oneAtATime(member, () => begin(deps, member))
}

async function begin(deps: Deps, member: Member): Promise<FileAnswer> {
  const { db } = deps
  const now = deps.now()
  const { companyId, companyKind } = member
  await db.transaction().execute((tx) => audit(tx, member, { act: 'company.export', thing: { id: companyId } }, now))
  const list = companyKind === 'seller' ? keptOfSeller : keptOfBuyer
  const files = () => filesOf(deps, list, companyId)
  // whoever is removed, signs out or gets another role meanwhile receives no more of it
  const mayGoOn = () => checkStillOwner(db, member)
  const content = packKept(db, list, companyId, { words: WORDS, files, mayGoOn }, now)
  return { name: `data-perusahaan-${businessDay(now)}.zip`, kind: 'zip', content }
}

/** @throws Refusal not_allowed */
async function checkStillOwner(db: Db, member: Member): Promise<void> {
  const [place, isSignedIn] = await Promise.all([findPlace(db, member), isSessionOpen(db, member.sessionId)])
  if (!place || !isSignedIn || !mayDo({ ...member, role: place.role }, 'company.export'))
    throw new Refusal('not_allowed')
}

interface Stored {
  id: string
  name: string
  kind: string
  storage_key: FileKey
}

/** The bytes of what the list has the records of, but for what was made from photos to be shown. */
async function* filesOf({ db, files }: Deps, list: readonly Kept[], subject: string): AsyncGenerator<ZipEntry> {
  const shapes = await findShapes(db)
  const uploaded = new Set<string>(fileKinds)
  for (const kept of list.filter(({ table }) => table === 'stored_files')) {
    const read = { ...kept, columns: ['id', 'name', 'kind', 'storage_key'] }
    for await (const rows of keptParts(db, read, subject, shapes)) {
      for (const { id, name, kind, storage_key } of rows as unknown as Stored[])
        if (uploaded.has(kind))
          yield { name: `berkas/${id} ${name.replace(/[:*?"<>|]/g, '_')}`, open: () => files.open(storage_key) }
    }
  }
}
