import { writeXlsx } from 'hucre/xlsx'
import type { WireBodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import type { Person } from '#test/actor.ts'
import type { SentFile } from '#test/form.ts'
import type { World } from '#test/world.ts'

type Kind = WireBodyOf<CallAt<'pusat-seller/impor/unggah'>>['jenis']

/** A CSV file of these lines, as a spreadsheet set to Indonesian saves it. */
export function aCsv(...lines: readonly string[]): SentFile {
  return { name: 'produk.csv', content: Buffer.from(lines.join('\r\n')) }
}

/** A workbook with one sheet of these rows. */
export async function aWorkbook(rows: (string | number | null)[][]): Promise<SentFile> {
  return { name: 'produk.xlsx', content: Buffer.from(await writeXlsx({ sheets: [{ name: 'Produk', rows }] })) }
}

/** Uploads a file as it is accepted. @returns what its rows would do */
export async function uploaded(seller: Person, jenis: Kind, file: SentFile) {
  return (await seller.upload('pusat-seller/impor/unggah', { jenis }, file)).data
}

export async function statusOf(seller: Person, impor_id: string) {
  return (await seller.call('pusat-seller/impor/status', { impor_id })).data
}

/** Uploads a file and applies what fits of it. @returns how it stands then */
export async function applied(world: World, seller: Person, jenis: Kind, file: SentFile) {
  const { impor_id } = await uploaded(seller, jenis, file)
  await seller.call('pusat-seller/impor/terapkan', { impor_id })
  await world.runJobs()
  return statusOf(seller, impor_id)
}

/** A product as its editor shows it. */
export async function offerOf(seller: Person, produk_id: number) {
  const { data } = await seller.call('pusat-seller/produk/isian', { produk_id })
  if (!data.produk) throw new Error('no product')
  return { ...data.produk.isian, status: data.produk.status, versi: data.produk.versi }
}

/** The lines of an exported CSV file, without its head and quotes. */
export async function exported(
  seller: Person,
  query: WireBodyOf<CallAt<'pusat-seller/impor/contoh'>>,
): Promise<string[][]> {
  const { text } = await seller.send('pusat-seller/impor/contoh', query)
  const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n')
  return lines.map((line) => line.slice(1, -1).split('","'))
}
