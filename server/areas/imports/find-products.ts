import { type CompanyId, productIdOf } from '#domain/ids.ts'
import { brokenCode } from '#domain/imports/broken-code.ts'
import type { ReadRow } from '#domain/imports/read-row.ts'
import { codeKey } from '#domain/plain-signs.ts'
import { findOwnKeys, type OwnKey } from '#server/areas/catalogue/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** The seller's products that rows of a file name. */
export interface ProductsOfRows {
  byName: ReadonlyMap<string, OwnKey>
  /** By the seller's code, else by the platform's, else by its name. */
  find: (row: ReadRow) => OwnKey | undefined
  /** The name of the product that a row's code names, where the row has another one; null otherwise. */
  calledOtherwise: (row: ReadRow) => string | null
  /**
   * Where a row's code and another of its cells name two products, no product has its Kode Sentra, which only we give, or its
   * code is what a spreadsheet made of another.
   */
  contradictionIn: (row: ReadRow) => { column: 'sku' | 'kode' | 'nama'; sentence: string } | undefined
}

/** Finds the products that rows name by code or name [SHOP-4]. */
export async function findProducts(
  db: Db | Tx,
  sellerId: CompanyId,
  rows: readonly ReadRow[],
): Promise<ProductsOfRows> {
  const texts = (name: 'sku' | 'nama') => rows.flatMap((row) => row.texts[name] ?? [])
  const ids = rows.flatMap((row) => (row.texts.kode && productIdOf(row.texts.kode)) || [])
  const keys = await findOwnKeys(db, sellerId, { skus: texts('sku'), names: texts('nama'), ids })
  const bySku = new Map(keys.filter(({ sku }) => sku).map((key) => [codeKey(key.sku), key]))
  const byId = new Map(keys.map((key) => [key.id, key]))
  const byName = new Map(keys.map((key) => [key.name, key]))
  const foundBy = ({ texts: { sku, kode, nama } }: ReadRow) => ({
    sku: sku === undefined ? undefined : bySku.get(codeKey(sku)),
    kode: kode === undefined ? undefined : byId.get(productIdOf(kode) ?? 0),
    nama: nama === undefined ? undefined : byName.get(nama),
  })
  return {
    byName,
    find: (row) => {
      const found = foundBy(row)
      return found.sku ?? (row.texts.kode === undefined ? found.nama : found.kode)
    },
    calledOtherwise: (row) => {
      const { sku, kode } = foundBy(row)
      const { name } = sku ?? kode ?? {}
      const { nama } = row.texts
      return name !== undefined && nama !== undefined && nama.toLowerCase() !== name.toLowerCase() ? name : null
    },
    contradictionIn: (row) => {
      const found = foundBy(row)
      const broken = found.sku ? null : brokenCode(row.texts.sku ?? '')
      if (broken !== null) return { column: 'sku', sentence: broken }
      if (row.texts.kode !== undefined && !found.kode)
        return {
          column: 'kode',
          sentence: 'Tidak ada produk Anda dengan Kode Sentra ini. Kosongkan untuk produk baru.',
        }
      const first = found.sku ?? found.kode
      const column = (['kode', 'nama'] as const).find((name) => found[name] && first && found[name].id !== first.id)
      const by = found.sku ? 'SKU' : 'Kode Sentra'
      return column && first && { column, sentence: `${by} baris ini milik '${first.name}', bukan produk yang ini.` }
    },
  }
}
