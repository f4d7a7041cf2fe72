import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { checkCoretax } from '#test/coretax/check-coretax.ts'
import { aPdfWith, masa, npwp, shippedIn } from '#test/scenes/taxed.ts'
import { openWorld } from '#test/world.ts'
import type { InvoiceFilter } from './list-invoices.ts'

const world = await openWorld({ connections: 6 })
const shipped = shippedIn(world)

const monthOf = async (seller: Person, saring: InvoiceFilter = 'semua') =>
  (await seller.call('pusat-seller/pajak/daftar', { masa, saring })).data
const numbersOf = async (seller: Person, saring?: InvoiceFilter) =>
  (await monthOf(seller, saring)).invoice.map(({ nomor }) => nomor)

const ask = (seller: Person, more: { masa?: string; kunci?: string } = {}, headers = {}) =>
  seller.send('pusat-seller/pajak/ekspor', { masa, ...more }, headers)
/** The invoices in a file, or the code of a refusal. */
async function exported(seller: Person, more: { masa?: string; kunci?: string } = {}) {
  const { refusal, bytes } = await ask(seller, more)
  return refusal?.code ?? (await checkCoretax(bytes.toString()))('//RefDesc')
}

it('remembers what was in a file: the next holds what is new, and there is none where nothing is [TAX-2]', async () => {
  const { seller, shipOneMore } = await shipped()
  const [first = ''] = await numbersOf(seller)
  expect(await monthOf(seller)).toMatchObject({ invoice: [{ diekspor: null }], berkas: [] })
  expect(await exported(seller)).toEqual([first])
  expect(await monthOf(seller)).toMatchObject({
    jumlah: { siap: 0, diekspor: 1, 'tanpa-faktur': 1 },
    invoice: [{ diekspor: '2026-03-02' }],
    berkas: [{ jumlah: 1 }],
  })
  expect(await exported(seller)).toBe('tax_all_exported')

  await shipOneMore()
  const [second = ''] = await numbersOf(seller, 'siap')
  expect(await exported(seller)).toEqual([second])
  expect(await numbersOf(seller, 'diekspor')).toEqual([first, second])
})

it('gives a file again by its key, whatever is new, but for what has a faktur pajak since [TAX-2]', async () => {
  const { seller, shipOneMore } = await shipped({ count: 2 })
  const both = await numbersOf(seller)
  const kunci = randomUUID()
  expect(await exported(seller, { kunci })).toEqual(both)
  await shipOneMore()
  expect(await exported(seller, { kunci })).toEqual(both)
  expect((await monthOf(seller)).berkas).toMatchObject([{ kunci, jumlah: 2 }])

  const [{ dokumen_id } = { dokumen_id: '' }] = (await monthOf(seller)).invoice
  const faktur = { name: 'f.pdf', content: await aPdfWith(`04002600012345678 ${npwp.seller}`) }
  await seller.upload('pusat-seller/pajak/faktur/pasang', { dokumen_id }, faktur)
  expect(await exported(seller, { kunci })).toEqual([both[1]])
  expect((await monthOf(seller)).berkas).toMatchObject([{ kunci, jumlah: 1 }])

  const other = await shipped()
  expect(await exported(other.seller, { kunci })).toEqual(await numbersOf(other.seller))
})

it('puts each invoice into one file, however many are made at once, and asks of one key make one [TAX-2]', async () => {
  const { seller } = await shipped({ count: 3 })
  const all = await numbersOf(seller)
  const answers = await Promise.all(Array.from({ length: 4 }, () => exported(seller)))
  expect(answers.filter((answer) => answer !== 'tax_all_exported')).toEqual([all])

  const again = await shipped({ count: 2 })
  const kunci = randomUUID()
  const both = await numbersOf(again.seller)
  expect(await Promise.all([1, 2].map(() => exported(again.seller, { kunci })))).toEqual([both, both])
})

it('tells Coretax of the invoice that replaces one, and the shop to cancel the one that it has told [TAX-2]', async () => {
  const { seller, orders, shipmentId } = await shipped()
  const [transaksi_id = ''] = orders
  const [wrong = ''] = await numbersOf(seller)
  const kunci = randomUUID()
  await exported(seller, { kunci })

  const menggantikan = { kiriman_id: shipmentId, versi: 1, alasan: 'Satu sak tertinggal' }
  const baris = [{ posisi: 1, jumlah: '25' }]
  await seller.call('pusat-seller/pesanan/kirim', { transaksi_id, versi: 3, kurir: 'JNE', baris, menggantikan })

  const { invoice, jumlah } = await monthOf(seller)
  expect(jumlah).toMatchObject({ semua: 2, siap: 1, diekspor: 1, 'tanpa-faktur': 1 })
  const [old, right] = invoice
  expect(old).toMatchObject({ nomor: wrong, diekspor: '2026-03-02' })
  expect(old?.kurang.map(({ uraian }) => uraian)).toContain(
    'Seluruhnya dikreditkan: batalkan faktur pajaknya di Coretax.',
  )
  expect(await exported(seller)).toEqual([right?.nomor])
  expect(await exported(seller, { kunci })).toBe('tax_all_exported')
})

it('is of its month: what another month’s file holds is told there [TAX-2]', async () => {
  const { seller, shipOneMore } = await shipped()
  const march = await numbersOf(seller)
  const april = await world.at('2026-04-01T09:00:00+07:00', async () => {
    await shipOneMore()
    const found = await seller.call('pusat-seller/pajak/daftar', { masa: '2026-04' })
    return found.data.invoice.map(({ nomor }) => nomor)
  })
  expect(april).toHaveLength(1)
  expect(await exported(seller, { masa: '2026-04' })).toEqual(april)
  const { data: after } = await seller.call('pusat-seller/pajak/daftar', { masa: '2026-04' })
  expect(after).toMatchObject({ berkas: [{ jumlah: 1 }], jumlah: { siap: 0, diekspor: 1 } })
  expect(await monthOf(seller)).toMatchObject({ berkas: [], jumlah: { siap: 1, diekspor: 0 } })
  expect(await exported(seller)).toEqual(march)
})

it('remembers nothing where a link of another site leads to it [TAX-2, SESS-6]', async () => {
  const { seller } = await shipped()
  const led = await ask(seller, {}, { 'sec-fetch-site': 'cross-site' })
  expect(led.refusal?.code).toBe('foreign_page')
  expect((await monthOf(seller)).jumlah).toMatchObject({ siap: 1, diekspor: 0 })
})
