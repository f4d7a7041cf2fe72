import { expect, it } from 'vitest'
import { columnsOf, guessColumns, importColumns } from './columns.ts'

it('are recognised by Indonesian and English heads, whatever marks and units they bear [SHOP-4]', () => {
  expect(
    guessColumns(['Kode Barang', 'NAMA', 'Stok (kg)', 'Harga Jual / kg', 'Min. Order', 'Gudang'], 'product'),
  ).toEqual(['sku', 'nama', 'stok', 'harga', 'jumlah_min_beli', null])
  expect(guessColumns(['Item code', 'Product name', 'List price', 'Stock', 'Stock'], 'product')).toEqual([
    'sku',
    'nama',
    'harga',
    'stok',
    null,
  ])
})

it('are recognised as they are exported, and only those of the kind [SHOP-4]', () => {
  const heads = columnsOf('product').map((name) => importColumns[name].head)

  expect(guessColumns(heads, 'product')).toEqual(columnsOf('product'))
  // brackets and a unit behind a slash say nothing, wherever the brackets stand
  expect(guessColumns(['(isi) Stok', 'Harga jual/kg', 'Harga/kg jual', 'SKU', 'SKU'], 'product')).toEqual([
    'stok',
    'harga',
    null,
    'sku',
    null,
  ])
  expect(guessColumns(['SKU', 'Stok', 'Harga daftar'], 'stock')).toEqual(['sku', 'stok', null])
})
