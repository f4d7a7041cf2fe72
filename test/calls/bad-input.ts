import { randomUUID } from 'node:crypto'
import { PASSWORD_HINT } from '#domain/accounts/password.ts'
import { resetSentences } from '#domain/accounts/reset-sentences.ts'
import type { AnyCall } from '#domain/call.ts'
import { asksFor } from '#domain/negotiations/price.ts'
import { wireJsonSchema } from '#domain/wire-schema.ts'

/** The parts of a JSON schema that matter for bad input. */
export interface FieldSchema {
  type?: string | readonly string[]
  format?: string
  pattern?: string
  const?: unknown
  enum?: readonly unknown[]
  examples?: readonly unknown[]
  anyOf?: readonly FieldSchema[]
  /** Variants, distinguished by one of their fields. */
  oneOf?: readonly FieldSchema[]
  items?: FieldSchema
  properties?: Record<string, FieldSchema>
  required?: readonly string[]
  minimum?: number
}

/** Valid values by field name: existing ids, and texts whose format no schema expresses. */
export type Samples = Record<string, unknown>

/** Those that are the same for everybody. */
export const plainSamples: Samples = {
  kuantitas_satuan: '50',
  qty_satuan_nego: '100',
  produk_harga: '10',
  biaya_dasar: '10',
  per_satuan: '10',
  harga_nego: '10',
  harga: '10',
  mulai: '0',
  persen: '5',
  aturan_id: '1',
  total: '1.00',
  berat: '25',
  produk_berat: '25',
  jumlah_satuan: '50',
  harga_satuan: '10',
  batas_kredit: '1000000.00',
  tanpa_limit: null,
  jumlah: '25',
  batas: '25',
  terbanyak_melebihi: '25',
  jumlah_min_beli: '50',
  jumlah_min_nego: '50',
  stok: '100',
  tipe_pembayaran: 'transfer',
  tanggal: '2026-03-01',
  ulangi_tanggal: '15',
  rupiah: '16350',
  nilai: '50000',
  min_belanja: '0',
  rupiah_per_poin: '10000',
  npwp: '0123456789012345',
  kurs: '16250',
  nomor_rekening: '1234567890',
  berlaku_sampai: '2027-01-01',
  tautan: '/produk',
  gambar: `/gambar/konten/${'0'.repeat(32)}-8x8`,
  nib: '1234567890123',
  masa: '2026-03',
  nomor_identitas: '0123456789012345',
  email: 'orang-lain@uji.contoh',
  buka: '08:00',
  tutup: '17:00',
  tujuan: 'orang-lain@uji.contoh',
  password: 'Kuda5Meja',
  setuju_syarat: '2026-01-01',
  setuju_privasi: '2026-01-01',
  password_lama: 'Kuda5Meja',
  password_baru: 'Kuda6Meja',
}

/** The JSON schema of a call's body under the given names; an optional body is described as if present. */
export function bodySchemaOf(call: AnyCall): FieldSchema {
  const schema = wireJsonSchema(call.body, { target: 'draft-7', io: 'input' }) as FieldSchema
  return schema.anyOf?.find((one) => one.properties) ?? schema
}

/** A valid body with only the required fields and those named, because some others exclude each other. */
export function sampleBodyOf(
  call: AnyCall,
  samples: Samples,
  optional: readonly string[] = [],
): Record<string, unknown> {
  const { properties = {}, required = [] } = bodySchemaOf(call)
  const fields = new Set([...required, ...optional])
  return Object.fromEntries([...fields].map((field) => [field, sampleOf(properties[field] ?? {}, samples, field)]))
}

function sampleOf(schema: FieldSchema, samples: Samples, name: string): unknown {
  if (schema.properties) {
    const fields = Object.entries(schema.properties)
    return Object.fromEntries(fields.map(([field, one]) => [field, sampleOf(one, samples, field)]))
  }
  if (schema.items) return [sampleOf(schema.items, samples, name)]
  if (schema.examples) return schema.examples[0]
  if (name in samples) return samples[name]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return sampleOf(first, samples, name)
  if (schema.type === 'boolean') return true
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(1, schema.minimum ?? 1)
  return textOf(schema)
}

/** Whether the field accepts this JSON type. */
export function takes(schema: FieldSchema, type: string): boolean {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.some((one) => takes(one, type))
  if (schema.const !== undefined) return typeof schema.const === type
  const types = [schema.type].flat()
  return types.includes(type) || (types.includes('integer') && type === 'number')
}

export function isUuid(schema: FieldSchema): boolean {
  return schema.format === 'uuid' || (schema.anyOf?.some(isUuid) ?? false)
}

/** Whether its text is one of digits alone. */
function isWhole(schema: FieldSchema): boolean {
  return schema.pattern?.endsWith('\\d{0,9})$') || (schema.anyOf?.some(isWhole) ?? false)
}

const long = 'x'.repeat(100_000)

/** Whether the field reads an empty text as nothing. */
function takesEmpty(schema: FieldSchema): boolean {
  return schema.const === '' || (schema.anyOf?.some(takesEmpty) ?? false)
}

/** Values that a field of this kind never accepts. */
function badValuesOf(schema: FieldSchema): unknown[] {
  const isText = takes(schema, 'string')
  const isNumber = takes(schema, 'number')
  return [
    ...(takes(schema, 'array') ? [...(isText ? [] : ['abc']), [null], [[]], {}] : [[], [1]]),
    // what makes a text of it is no function
    ...(takes(schema, 'object') ? [] : [{}, { $ne: 1 }, { toString: 1, valueOf: 1 }, [{ toString: 1 }]]),
    ...(takes(schema, 'boolean') ? ['ya', 1] : [true]),
    ...(isText ? [long, 'a\0b', '\ud800'] : []),
    ...(isText || isNumber ? [] : ['🙂']),
    ...(isUuid(schema) && !takesEmpty(schema) ? [''] : []),
    ...(isUuid(schema) ? ['🙂', '007', "' or 1=1 --", '../../etc'] : []),
    ...(isNumber && isText && !isWhole(schema)
      ? []
      : isNumber
        ? ['abc', '1,5', '007', '🙂', -1, 1.5, 1e30]
        : [-7, 1.5]),
  ]
}

/** Values that a call never accepts in a field of this kind; a form has texts alone, which UTF-8 can say. */
export function badValuesFor(call: AnyCall, schema: FieldSchema): unknown[] {
  const values = badValuesOf(schema)
  return call.takesFile ? values.filter((value) => typeof value === 'string' && value.isWellFormed()) : values
}

/** Fields of prices, sums and limits. */
export const amounts = /^(harga|total|limit|batas|produk_harga|kuantitas|qty)(_|$)/

/** Fields of quantities in units. */
export const quantities = /^(kuantitas_satuan|qty_satuan)/

// the rows of the requirements give them as they are [RESET-4, NEGO-5, NEGO-6, RESET-2]
const known = new Set<string>([PASSWORD_HINT, ...Object.values(asksFor), ...Object.values(resetSentences)])

/** Whether a refusal is a whole sentence, or in the words of a requirement. */
export function isSentence(text: string): boolean {
  return known.has(text) || /^[A-Z][^\n]{5,200}[.!?]$/.test(text)
}

/** Quantities of units that no rule accepts. */
export const badQuantities = [
  '-25',
  '1,5',
  '007',
  '2.5555',
  '',
  ' ',
  '🙂',
  '1e3',
  'Infinity',
  '25 kg',
  '0',
  -25,
  0,
  1.5,
]

/** Valid free texts that something might run, cut or take for a pattern; they are stored or searched as they are. */
export const oddTexts = ['%', "'; drop table orders; -- _ \\ <script> {{1}} 🙂 007 1,5", '﷽'.repeat(30)]

function textOf({ format, pattern }: FieldSchema): string {
  if (format === 'uuid') return randomUUID()
  if (format === 'date') return '2026-11-20'
  if (format === 'email') return 'orang@uji.contoh'
  const texts = ['Contoh', '10', '13920', '123456', '0811-0000-999', '100000.00', 'transfer']
  return texts.find((text) => !pattern || new RegExp(pattern).test(text)) ?? 'Contoh'
}
