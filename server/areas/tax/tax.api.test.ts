import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { checkCoretax } from '#test/coretax/check-coretax.ts'
import { aSale, fillCart, placeFor } from '#test/scenes/ordering.ts'
import { aPdfWith, masa, npwp, shippedIn } from '#test/scenes/taxed.ts'
import { openWorld } from '#test/world.ts'
import type { InvoiceFilter } from './list-invoices.ts'

const world = await openWorld({ connections: 4 })
const shipped = shippedIn(world)
const monthOf = async (seller: Person, saring?: InvoiceFilter) =>
  (await seller.call('pusat-seller/pajak/daftar', { masa, ...(saring && { saring }) })).data

it('exports the month’s invoices as the file of Coretax, with both places of business and the sums of the papers [TAX-2]', async () => {
  const { buyer, seller, addressId } = await shipped({ count: 2 })
  const {
    alamat_id: _,
    utama: __,
    ...address
  } = (await buyer.call('alamat/daftar', { company_id: buyer.companyId })).data[0] as never as Record<string, string>
  const nitku = `${npwp.buyer}000007`
  await buyer.send('alamat/ubah', { company_id: buyer.companyId, alamat_id: addressId, ...address, nitku })

  const listed = await monthOf(seller)
  expect(listed).toMatchObject({ halangan: null, jumlah: { semua: 2, kurang: 0, siap: 2 } })
  const { bytes, headers } = await seller.send('pusat-seller/pajak/ekspor', { masa })
  expect(headers['content-disposition']).toContain(`coretax-${npwp.seller}-${masa}.xml`)
  const at = await checkCoretax(bytes.toString())
  expect(at('//RefDesc')).toEqual(listed.invoice.map(({ nomor }) => nomor))
  expect(at('//SellerIDTKU')).toEqual([`${npwp.seller}000000`, `${npwp.seller}000000`])
  expect(at('//BuyerIDTKU')).toEqual([nitku, nitku])
  const sum = (path: string) => at(path).reduce((all, text) => all + Number(text), 0)
  const of = (field: 'dpp' | 'ppn') => listed.invoice.reduce((all, one) => all + Number(one[field]), 0)
  expect([sum('//OtherTaxBase'), sum('//VAT')]).toEqual([of('dpp'), of('ppn')])
})

it('computes each line by the DPP in force when its order was placed, as the invoice did [TAX-1, TAX-2]', async () => {
  const { seller, buyer, product, addressId } = await aSale(world)
  await sql`update companies set npwp = ${npwp.seller} where id = ${seller.companyId}`.execute(world.db)
  await sql`update companies set npwp = ${npwp.buyer} where id = ${buyer.companyId}`.execute(world.db)
  await fillCart(buyer, await world.aProduct({ seller, price: '50000.00' }))
  const { id: transaksi_id } = await placeFor(buyer, addressId, product)
  const whole = { valid_from: '2026-03-03', base_numerator: 1, base_denominator: 1, percent: '12' }
  await world.db.insertInto('tax_rates').values(whole).execute()
  world.setClock('2026-03-03T09:00:00+07:00')
  await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
  await seller.call('pusat-seller/pesanan/kirim', { transaksi_id, versi: 2, kurir: 'JNE' })

  const { bytes } = await seller.send('pusat-seller/pajak/ekspor', { masa })
  const at = await checkCoretax(bytes.toString())
  world.setClock()

  const lines = at('//GoodService/OtherTaxBase').map((base, index) => [
    Number(base),
    Number(at('//GoodService/VAT')[index]),
  ])
  expect(lines.sort(([one = 0], [other = 0]) => one - other)).toEqual([
    [2_291_667, 275_000],
    [4_583_333, 550_000],
  ])
})

it('lists what each invoice lacks, exports it once that is mended, and nothing before [TAX-2]', async () => {
  const { buyer, seller } = await shipped({ unit: 'drum', buyerNpwp: null })
  const [lacking] = (await monthOf(seller, 'kurang')).invoice
  expect(lacking?.kurang.map(({ jenis }) => jenis)).toEqual(['npwp_pembeli', 'satuan'])
  const refused = await seller.send('pusat-seller/pajak/ekspor', { masa })
  expect(refused.refusal?.code).toBe('tax_nothing_to_export')

  await sql`update companies set npwp = ${npwp.buyer} where id = ${buyer.companyId}`.execute(world.db)
  await seller.call('pusat-seller/pajak/satuan', { satuan: 'Drum', kode: 'UM.0033' })
  const mended = await monthOf(seller, 'siap')
  expect(mended.invoice[0]?.kurang.map(({ jenis }) => jenis)).toEqual(['kantor_pusat'])
  expect(mended.satuan).toEqual([{ satuan: 'drum', kode: 'UM.0033', bawaan: false }])
  const at = await checkCoretax((await seller.send('pusat-seller/pajak/ekspor', { masa })).bytes.toString())
  expect(at('//BuyerIDTKU')).toEqual([`${npwp.buyer}000000`])
  expect(at('//GoodService[1]/Unit')).toEqual(['UM.0033'])
})

it('attaches a PDF that lacks its number or the NPWP of its seller only with a reason, which the seller alone reads [TAX-2]', async () => {
  const { buyer, seller, orders } = await shipped()
  const [{ dokumen_id } = { dokumen_id: '' }] = (await monthOf(seller)).invoice
  const nomor = '04002600012345678'
  const attach = async (words: string, more: { nomor?: string; alasan?: string } = {}) =>
    seller.upload(
      'pusat-seller/pajak/faktur/pasang',
      { dokumen_id, ...more },
      { name: 'f.pdf', content: await aPdfWith(words) },
    )

  const ofAnother = await attach(`${nomor} NPWP ${npwp.buyer}`)
  expect(ofAnother.refusal).toMatchObject({ code: 'tax_pdf_lacks', field: 'alasan' })
  expect(ofAnother.refusal?.status_message).toContain(`tidak ditemukan NPWP Anda (${npwp.seller}).`)
  const mistyped = await attach(`04002600012345679 NPWP ${npwp.seller}`, { nomor })
  expect(mistyped.refusal?.status_message).toContain(`tidak ditemukan nomor faktur pajak ${nomor}.`)
  const scan = { name: `${nomor}.pdf`, content: await aPdfWith('') }
  const scanned = await seller.upload('pusat-seller/pajak/faktur/pasang', { dokumen_id }, scan)
  expect(scanned.refusal).toMatchObject({ code: 'tax_pdf_lacks', field: 'alasan' })
  for (const alasan of ['', '  ', 'a'.repeat(201)]) {
    const refused = await attach('hasil pindai', { nomor, alasan })
    expect(refused.refusal).toMatchObject({ code: 'invalid_field', field: 'alasan' })
  }
  expect((await monthOf(seller)).invoice[0]?.faktur).toBeNull()

  const alasan = 'Hasil pindai tanpa teks'
  expect((await attach('hasil pindai', { nomor, alasan })).ok).toBe(true)
  const lacks = { uraian: 'Tidak pada teks PDF: nomor ini dan NPWP Anda.', alasan }
  expect((await monthOf(seller)).invoice[0]?.faktur).toMatchObject({ nomor, kurang: lacks })
  const papers = await buyer.call('transaksi/dokumen/daftar', { transaksi_id: orders[0] ?? '' })
  expect(papers.text).toContain(nomor)
  expect(papers.text).not.toContain(alasan)

  const right = await attach(`${nomor}, NPWP ${npwp.seller.replace(/^0(..)(.{3})(.{3})(.)(.{3})/, '$1.$2.$3.$4-$5.')}`)
  expect(right.data.kurang).toBeNull()
})

it('says that a shop which is no PKP has nothing to export [TAX-2]', async () => {
  const { seller } = await shipped()
  await sql`update companies set is_pkp = false where id = ${seller.companyId}`.execute(world.db)
  expect((await monthOf(seller)).halangan).toContain('PKP')
  expect((await seller.send('pusat-seller/pajak/ekspor', { masa })).refusal?.code).toBe('tax_not_pkp')
})

it('exports more than a thousand as several files in a zip [TAX-2]', async () => {
  const { seller, orders } = await shipped()
  await sql`insert into trade_papers (seller_id, buyer_id, order_id, kind, number, year, place, code, issued_at, issued_by, total, content)
    select seller_id, buyer_id, order_id, kind, 'INV-2603-' || place + n, year, place + n, 'T-' || n, issued_at, issued_by, total,
      content || jsonb_build_object('number', 'INV-2603-' || place + n)
    from trade_papers, generate_series(1, 1000) as n where order_id = ${orders[0]} and kind = 'invoice'`.execute(
    world.db,
  )
  const { bytes } = await seller.send('pusat-seller/pajak/ekspor', { masa })
  const files = Object.values(unzipSync(bytes))
  const counts = await Promise.all(files.map(async (file) => (await checkCoretax(strFromU8(file)))('//RefDesc').length))
  expect(counts).toEqual([1000, 1])
})

it('attaches a faktur pajak to its order, where both companies find it and nobody else, and replaces it [TAX-2]', async () => {
  const { buyer, seller, orders } = await shipped()
  const [transaksi_id = ''] = orders
  const [{ dokumen_id } = { dokumen_id: '' }] = (await monthOf(seller)).invoice
  const words = `Nomor Seri Faktur Pajak: 04002600012345678, NPWP ${npwp.seller}`
  const first = { name: 'faktur.pdf', content: await aPdfWith(words) }
  const { data } = await seller.upload('pusat-seller/pajak/faktur/pasang', { dokumen_id }, first)
  expect(data.nomor).toBe('04002600012345678')
  expect((await monthOf(seller)).jumlah).toMatchObject({ 'tanpa-faktur': 0, siap: 0 })

  const listed = async (reader: Person) =>
    (await reader.call('transaksi/dokumen/daftar', { transaksi_id })).data.dokumen.filter(
      ({ jenis }) => jenis === 'faktur_pajak',
    )
  const [found] = await listed(buyer)
  expect(found).toMatchObject({ nomor: '04002600012345678', alamat: data.alamat, tanggal: '2026-03-02' })
  expect((await buyer.send('transaksi/faktur-pajak', { faktur_id: found?.dokumen_id ?? '' })).bytes).toEqual(
    first.content,
  )
  const all = unzipSync((await buyer.send('transaksi/dokumen/semua', { transaksi_id })).bytes)
  expect(Object.keys(all)).toContain('Faktur pajak 04002600012345678.pdf')
  for (const stranger of [await world.aBuyer(), await world.aSeller()]) {
    const refused = await stranger.send('transaksi/faktur-pajak', { faktur_id: found?.dokumen_id ?? '' })
    expect(refused.refusal?.code).toBe('tax_invoice_not_found')
  }

  const second = { name: 'faktur.pdf', content: await aPdfWith(`04.002.600-012.345.679 oleh ${npwp.seller}`) }
  const unread = await seller.upload('pusat-seller/pajak/faktur/pasang', { dokumen_id }, second)
  expect(unread.refusal?.code).toBe('tax_number_unread')
  await seller.upload('pusat-seller/pajak/faktur/pasang', { dokumen_id, nomor: '04002600012345679' }, second)
  expect((await listed(seller)).map(({ nomor }) => nomor)).toEqual(['04002600012345679'])
  const [now] = await listed(seller)
  await seller.call('pusat-seller/pajak/faktur/lepas', { faktur_id: now?.dokumen_id ?? '' })
  expect(await listed(buyer)).toEqual([])
})

it('attaches one number to one of two invoices at once, and says that it is taken for the other [TAX-2]', async () => {
  const { seller } = await shipped({ count: 2 })
  const { invoice } = await monthOf(seller)
  const file = { name: 'faktur.pdf', content: await aPdfWith(`04002600012345671 ${npwp.seller}`) }
  const answers = await Promise.all(
    invoice.map(({ dokumen_id }) =>
      seller.upload('pusat-seller/pajak/faktur/pasang', { dokumen_id, nomor: '04002600012345671' }, file),
    ),
  )
  expect(answers.map(({ refusal }) => refusal?.code).sort()).toEqual(['tax_number_taken', undefined])
})

it('attaches many from one zip by table, name or text, and says of each other file why not [TAX-2]', async () => {
  const { seller } = await shipped({ count: 3 })
  const invoices = (await monthOf(seller)).invoice.map(({ nomor }) => nomor)
  const [byTable = '', byName = '', byText = ''] = invoices
  const numbers = ['04002600000000001', '04002600000000002', '04002600000000003'] as const
  const own = `NPWP ${npwp.seller}`
  const zip = zipSync({
    // 17 digits in groups are no number that is read, but one that is found
    'satu.pdf': await aPdfWith(`${numbers[0].replace(/^(.{3})(.{3})(..)/, '$1.$2-$3.')} ${own}`),
    [`OutputTaxInvoice-${numbers[1]}-${byName}.pdf`]: await aPdfWith(`${numbers[1]} ${own}`),
    'folder/tiga.pdf': await aPdfWith(`Kode dan Nomor Seri Faktur Pajak: ${numbers[2]} (Referensi: ${byText}) ${own}`),
    'kosong.pdf': await aPdfWith('faktur'),
    'asing.pdf': await aPdfWith(`04002600000000009 INV-2603-9999`),
    'kembar.pdf': await aPdfWith(`${numbers[0]} ${byName} ${own}`),
    'toko-lain.pdf': await aPdfWith(`04002600000000004 ${byName} NPWP ${npwp.buyer}`),
    [`pindai-04002600000000005-${byName}.pdf`]: await aPdfWith(''),
    'rusak.pdf': strToU8('bukan pdf'),
    'daftar.csv': strToU8(`Berkas;Faktur;Invoice\nsatu.pdf;${numbers[0]};${byTable}\n`),
  })
  const file = { name: 'faktur.zip', content: Buffer.from(zip) }
  const { data } = await seller.upload('pusat-seller/pajak/faktur/pasang-banyak', {}, file)
  expect(data.terpasang).toBe(3)
  const reasons = Object.fromEntries(data.hasil.map(({ berkas, alasan }) => [berkas, alasan]))
  expect(reasons).toMatchObject({
    'satu.pdf': null,
    'tiga.pdf': null,
    'kosong.pdf': expect.stringContaining('17 angka'),
    'asing.pdf': expect.stringContaining('Nomor invoice'),
    'kembar.pdf': expect.stringContaining(byTable),
    'toko-lain.pdf': expect.stringContaining(`tidak ditemukan NPWP Anda (${npwp.seller})`),
    [`pindai-04002600000000005-${byName}.pdf`]: expect.stringContaining(
      'nomor faktur pajak 04002600000000005 dan NPWP',
    ),
    'rusak.pdf': expect.stringContaining('bukan PDF'),
  })
  expect((await monthOf(seller)).invoice.map(({ faktur }) => faktur?.nomor)).toEqual([...numbers])

  const none = { name: 'faktur.zip', content: Buffer.from(zipSync({ 'a.txt': strToU8('x') })) }
  const refused = await seller.upload('pusat-seller/pajak/faktur/pasang-banyak', {}, none)
  expect(refused.refusal?.code).toBe('tax_archive_unread')
})

it('shows and attaches nothing of another shop’s [TAX-2]', async () => {
  const { seller } = await shipped()
  const other = await world.aSeller()
  const [{ dokumen_id } = { dokumen_id: '' }] = (await monthOf(seller)).invoice
  expect((await monthOf(other)).total).toBe(0)
  const refused = await other.upload('pusat-seller/pajak/faktur/pasang', { dokumen_id, nomor: '04002600012345678' })
  expect(refused.refusal?.code).toBe('paper_not_found')
})
