import { Readable } from 'node:stream'
import { strToU8, zipSync } from 'fflate'
import type { Member } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { csvLine } from '#domain/csv.ts'
import { findMemberships } from '#server/areas/accounts/public.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { keptAbout } from './kept-about.ts'
import { findKept } from './queries.ts'

// spreadsheets take a file without it for one in another alphabet
const BYTE_ORDER_MARK = '\uFEFF'

const WORDS = `Data Anda di Sentra Bahan

Tiap berkas berisi satu jenis data tentang Anda, dua kali: .json untuk program, .csv untuk spreadsheet. Waktu dalam UTC.
Berkas yang tidak ada berarti tidak ada data jenis itu. company_id dijelaskan dalam perusahaan.csv.

Harga, nilai pesanan, dokumen, dan berkas adalah milik perusahaan Anda: semuanya ada di halaman perusahaan.
Data dapat diperbaiki di Profile, dan dihapus dengan menutup akun (Profile, Keamanan). Catatan pesanan disimpan 10 tahun
sebagaimana diwajibkan undang-undang, tanpa nama Anda setelah akun ditutup.
`

/** What is kept about the member's own person, made at once: nobody waits for it as long as the law allows [OPS-5]. */
export async function downloadOwn({ db, now }: Deps, { userId }: Member): Promise<FileAnswer> {
  const memberships = await findMemberships(db, userId)
  const companies = memberships.map(({ companyId, companyName }) => ({ company_id: companyId, name: companyName }))
  const entries: Record<string, Uint8Array> = bothForms('perusahaan', companies)
  const cut: string[] = []
  for (const kept of keptAbout) {
    const found = await findKept(db, kept, userId)
    Object.assign(entries, bothForms(kept.file, found.rows))
    if (found.cut) cut.push(`${kept.file}: hanya ${found.rows.length} baris terbaru. Hubungi kami untuk selebihnya.\n`)
  }
  entries['baca-saya.txt'] = strToU8([WORDS, ...cut].join('\n'))
  const zip = zipSync(entries, { mtime: now() })
  return { name: `data-saya-${businessDay(now())}.zip`, kind: 'zip', size: zip.length, content: Readable.from([zip]) }
}

function bothForms(name: string, rows: readonly Record<string, unknown>[]): Record<string, Uint8Array> {
  const [first] = rows
  if (!first) return {}
  const head = Object.keys(first)
  const lines = rows.map((row) => csvLine(head.map((column) => textOf(row[column]))))
  return {
    [`${name}.json`]: strToU8(`${JSON.stringify(rows, null, 2)}\n`),
    [`${name}.csv`]: strToU8(BYTE_ORDER_MARK + csvLine(head) + lines.join('')),
  }
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
