import type { Member } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { fileKinds } from '#domain/files/file.ts'
import { Refusal } from '#domain/refusal.ts'
import { findMemberships, findPlace } from '#server/areas/accounts/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database.ts'
import type { FileKey } from '#server/platform/files/file-store.ts'
import type { ZipEntry } from '#server/platform/files/zip-stream.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import type { Kept } from './kept.ts'
import { keptAbout } from './kept-about.ts'
import { keptOfBuyer } from './kept-of-buyer.ts'
import { keptOfSeller } from './kept-of-seller.ts'
import { packKept } from './pack-kept.ts'
import { findShapes, isSessionOpen, keptParts } from './queries.ts'

const WORDS = `Data Anda di Sentra Bahan

Tiap berkas berisi satu jenis data tentang Anda, dua kali: .json untuk program, .csv untuk spreadsheet. Waktu dalam UTC.
Berkas yang tidak ada berarti tidak ada data jenis itu. company_id dijelaskan dalam perusahaan.csv.

Harga, nilai pesanan, dokumen, dan berkas adalah milik perusahaan Anda: pemiliknya mengunduhnya di Profile, Perusahaan.
Data dapat diperbaiki di Profile, dan dihapus dengan menutup akun (Profile, Keamanan). Catatan pesanan disimpan 10 tahun
sebagaimana diwajibkan undang-undang, tanpa nama Anda setelah akun ditutup.
`

/** What is kept about the member's own person, made at once: nobody waits for it as long as the law allows [OPS-5]. */
export function downloadOwn(deps: Deps, member: Member): Promise<FileAnswer> {
  return oneAtATime(member, () => begin(deps, member))
}

async function begin({ db, now }: Deps, { userId }: Member): Promise<FileAnswer> {
  const memberships = await findMemberships(db, userId)
  const perusahaan = memberships.map(({ companyId, companyName }) => ({ company_id: companyId, name: companyName }))
  const content = packKept(db, keptAbout, userId, { words: WORDS, tables: { perusahaan } }, now())
  return { name: `data-saya-${businessDay(now())}.zip`, kind: 'zip', content }
}

/** The archives that this process sends, by person: each is much work, and may take long. */
const underWay = new Set<string>()

/**
 * Begins an archive unless one of the person is still being sent.
 * @throws Refusal too_often
 */
async function oneAtATime({ userId }: Member, begin: () => Promise<FileAnswer>): Promise<FileAnswer> {
  if (underWay.has(userId)) throw new Refusal('too_often', { retryAfterSeconds: 10 })
  underWay.add(userId)
  try {
    const answer = await begin()
    answer.content.once('close', () => underWay.delete(userId))
    return answer
  } catch (error) {
    underWay.delete(userId)
    throw error
  }
}

const DOWNLOAD_COMPANY_WORDS = `Data perusahaan di Sentra Bahan

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
  return oneAtATime(member, () => beginOfDownloadCompany(deps, member))
}

async function beginOfDownloadCompany(deps: Deps, member: Member): Promise<FileAnswer> {
  const { db } = deps
  const now = deps.now()
  const { companyId, companyKind } = member
  await db.transaction().execute((tx) => audit(tx, member, { act: 'company.export', thing: { id: companyId } }, now))
  const list = companyKind === 'seller' ? keptOfSeller : keptOfBuyer
  const files = () => filesOf(deps, list, companyId)
  // whoever is removed, signs out or gets another role meanwhile receives no more of it
  const mayGoOn = () => checkStillOwner(db, member)
  const content = packKept(db, list, companyId, { words: DOWNLOAD_COMPANY_WORDS, files, mayGoOn }, now)
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
