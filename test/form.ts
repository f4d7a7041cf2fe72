import { randomUUID } from 'node:crypto'
import type { AnyCall } from '#domain/call.ts'
import { fileKinds } from '#domain/files/file.ts'
import { zipOf } from './zip.ts'

/** A file in a form. */
export interface SentFile {
  name: string
  content: Buffer
  /** The type that the sender claims; the server ignores it. */
  type?: string
  field?: string
}

/** The smallest file that is a PDF by its content. */
export const aPdf: SentFile = { name: 'dokumen.pdf', content: Buffer.from('%PDF-1.7\n%%EOF\n') }
export const aPng: SentFile = {
  name: 'foto.png',
  content: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** A table of one unknown product. */
const aTable: SentFile = { name: 'produk.csv', content: Buffer.from('SKU,Nama produk,Harga,Stok\nX-0,Tidak ada,1,1') }

/** An archive of a PDF that says nothing. */
const aZip: SentFile = { name: 'faktur.zip', content: zipOf(new Map([['faktur.pdf', aPdf.content]])) }

/** A file that an upload takes. */
export function aFileFor({ takesKinds = fileKinds }: Pick<AnyCall, 'takesKinds'>): SentFile {
  if (takesKinds.some((kind) => kind === 'csv')) return aTable
  if (takesKinds.some((kind) => kind === 'zip')) return aZip
  return takesKinds.some((kind) => kind === 'pdf') ? aPdf : aPng
}

/** A form as browsers encode it (RFC 7578); a list of pairs may repeat a field. */
export function formOf(fields: object, files: readonly SentFile[]) {
  const boundary = `----${randomUUID()}`
  const part = (head: string, content: Buffer) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]
  const payload = Buffer.concat([
    ...(Array.isArray(fields) ? fields : Object.entries(fields)).flatMap(([name, value]) =>
      part(`name="${name}"`, Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))),
    ),
    ...files.flatMap(({ name, content, type = 'application/octet-stream', field = 'berkas' }) =>
      part(`name="${field}"; filename="${escaped(name)}"\r\ncontent-type: ${type}`, content),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

function escaped(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
