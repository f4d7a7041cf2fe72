import type { Readable } from 'node:stream'
import { strToU8 } from 'fflate'
import type { Member } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { csvLine } from '#domain/files/csv.ts'
import { fileKinds } from '#domain/files/file.ts'
import { Refusal } from '#domain/refusal.ts'
import { findMembership, findMemberships } from '#server/areas/accounts/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database.ts'
import type { FileKey } from '#server/platform/files/file-store.ts'
import { type ZipEntry, zipStream } from '#server/platform/files/zip-stream.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { exportedOfBuyer } from './exported-of-buyer.ts'
import { exportedOfPerson } from './exported-of-person.ts'
import { exportedOfSeller } from './exported-of-seller.ts'
import type { ExportedTable } from './exported-table.ts'
import { exportedBatches, findShapes, isSessionOpen, type Row } from './queries.ts'

const WORDS = `Data Anda di Sentra Bahan

Tiap berkas berisi satu jenis data tentang Anda, dua kali: .json untuk program, .csv untuk spreadsheet. Waktu dalam UTC.
Berkas yang tidak ada berarti tidak ada data jenis itu. company_id dijelaskan dalam perusahaan.csv.

Harga, nilai pesanan, dokumen, dan berkas adalah milik perusahaan Anda: pemiliknya mengunduhnya di Profile, Perusahaan.
Data dapat diperbaiki di Profile, dan dihapus dengan menutup akun (Profile, Keamanan). Catatan pesanan disimpan 10 tahun
sebagaimana diwajibkan undang-undang, tanpa nama Anda setelah akun ditutup.
`

/** The member's own personal data as a download, made at once, long before the legal deadline [OPS-5]. */
export function downloadOwn(deps: Deps, member: Member): Promise<FileAnswer> {
  return oneAtATime(member, () => begin(deps, member))
}

async function begin({ db, now }: Deps, { userId }: Member): Promise<FileAnswer> {
  const memberships = await findMemberships(db, userId)
  const perusahaan = memberships.map(({ companyId, companyName }) => ({ company_id: companyId, name: companyName }))
  const content = packExport(db, exportedOfPerson, userId, { words: WORDS, tables: { perusahaan } }, now())
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

const COMPANY_WORDS = `Data perusahaan di Sentra Bahan

Tiap berkas berisi satu jenis data, dua kali: .json untuk program, .csv untuk spreadsheet. Waktu dalam UTC, jumlah uang
dalam Rupiah. Berkas yang tidak ada berarti tidak ada data jenis itu. user_id dijelaskan dalam nama-anggota.csv.

Folder 'berkas' berisi dokumen dan foto yang diunggah, serta dokumen pesanan yang sudah dibuat; namanya diawali id dalam
berkas.csv, berkas-dokumen.csv, dan berkas-faktur-pajak.csv.
Nama dan alamat perusahaan lain ada di dokumen pesanan; data mereka yang lain adalah milik mereka.
`

/**
 * The stored data of the member's company, with its files, made while it is sent; the download is audited [OPS-5]. Only
 * the owner may, by their role [ROLE-10].
 */
export function downloadCompany(deps: Deps, member: Member): Promise<FileAnswer> {
  return oneAtATime(member, () => beginCompany(deps, member))
}

async function beginCompany(deps: Deps, member: Member): Promise<FileAnswer> {
  const { db } = deps
  const now = deps.now()
  const { companyId, companyKind } = member
  await db.transaction().execute((tx) => audit(tx, member, { act: 'company.export', thing: { id: companyId } }, now))
  const list = companyKind === 'seller' ? exportedOfSeller : exportedOfBuyer
  const files = () => filesOf(deps, list, companyId)
  // the download stops for an owner who is removed, signs out or gets another role meanwhile
  const mayGoOn = () => checkStillOwner(db, member)
  const content = packExport(db, list, companyId, { words: COMPANY_WORDS, files, mayGoOn }, now)
  return { name: `data-perusahaan-${businessDay(now)}.zip`, kind: 'zip', content }
}

/** @throws Refusal not_allowed */
async function checkStillOwner(db: Db, member: Member): Promise<void> {
  const [membership, isSignedIn] = await Promise.all([findMembership(db, member), isSessionOpen(db, member.sessionId)])
  if (!membership || !isSignedIn || !mayDo({ ...member, role: membership.role }, 'company.export'))
    throw new Refusal('not_allowed')
}

interface Stored {
  id: string
  name: string
  kind: string
  storage_key: FileKey
}

/** The bytes of what the list has the records of, but for what was made from photos to be shown. */
async function* filesOf(
  { db, files }: Deps,
  list: readonly ExportedTable[],
  subject: string,
): AsyncGenerator<ZipEntry> {
  const shapes = await findShapes(db)
  const uploaded = new Set<string>(fileKinds)
  for (const exported of list.filter(({ table }) => table === 'stored_files')) {
    const read = { ...exported, columns: ['id', 'name', 'kind', 'storage_key'] }
    for await (const rows of exportedBatches(db, read, subject, shapes)) {
      for (const { id, name, kind, storage_key } of rows as unknown as Stored[])
        if (uploaded.has(kind))
          yield { name: `berkas/${id} ${name.replace(/[:*?"<>|]/g, '_')}`, open: () => files.open(storage_key) }
    }
  }
}

// spreadsheets take a file without it for one in another alphabet
const BYTE_ORDER_MARK = '\uFEFF'

/** Further files of an archive beside the tables. */
interface Beside {
  /** The content of 'baca-saya.txt'. */
  words: string
  /** More tables, from elsewhere than one table. */
  tables?: Readonly<Record<string, readonly Row[]>>
  /** Further files, after the tables. */
  files?: () => AsyncIterable<ZipEntry>
  /** Called before each batch; what it throws ends the archive. */
  mayGoOn?: () => Promise<void>
}

/** The stored data of a person or company as one zip, each table as JSON and as CSV, read while it is sent [OPS-5]. */
function packExport(db: Db, list: readonly ExportedTable[], subject: string, beside: Beside, now: Date): Readable {
  return zipStream(entriesOf(db, list, subject, beside), now)
}

async function* entriesOf(
  db: Db,
  list: readonly ExportedTable[],
  subject: string,
  beside: Beside,
): AsyncGenerator<ZipEntry> {
  yield { name: 'baca-saya.txt', packed: true, open: async () => once(strToU8(beside.words)) }
  for (const [name, rows] of Object.entries(beside.tables ?? {}))
    if (rows.length > 0) yield* bothForms(name, () => once(rows))
  const shapes = await findShapes(db)
  for (const exported of list) {
    await beside.mayGoOn?.()
    const batches = exportedBatches(db, exported, subject, shapes)
    const first = await batches.next()
    if (first.done) continue
    let further = false
    const read = async function* () {
      yield first.value
      // the second time from the start, where there is more than fits in memory
      const rest = further ? exportedBatches(db, exported, subject, shapes) : batches
      if (further) await rest.next()
      for await (const batch of rest) {
        await beside.mayGoOn?.()
        further = true
        yield batch
      }
    }
    yield* bothForms(exported.file, read)
  }
  for await (const file of beside.files?.() ?? []) {
    await beside.mayGoOn?.()
    yield file
  }
}

function* bothForms(name: string, read: () => AsyncIterable<readonly Row[]>): Generator<ZipEntry> {
  yield { name: `${name}.json`, packed: true, open: async () => jsonOf(read()) }
  yield { name: `${name}.csv`, packed: true, open: async () => csvOf(read()) }
}

async function* jsonOf(batches: AsyncIterable<readonly Row[]>): AsyncGenerator<Uint8Array> {
  let before = '[\n'
  for await (const rows of batches) {
    yield strToU8(before + rows.map((row) => JSON.stringify(row)).join(',\n'))
    before = ',\n'
  }
  yield strToU8('\n]\n')
}

async function* csvOf(batches: AsyncIterable<readonly Row[]>): AsyncGenerator<Uint8Array> {
  let head: string[] | undefined
  for await (const rows of batches) {
    const before = head ? '' : BYTE_ORDER_MARK + csvLine(Object.keys(rows[0] ?? {}))
    head ??= Object.keys(rows[0] ?? {})
    const columns = head
    yield strToU8(before + rows.map((row) => csvLine(columns.map((column) => textOf(row[column])))).join(''))
  }
}

async function* once<Value>(batch: Value): AsyncGenerator<Value> {
  yield batch
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
