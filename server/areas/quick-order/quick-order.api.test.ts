import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { MOST } from '#domain/limits.ts'
import type { Person } from '#test/actor.ts'
import { brokenTables } from '#test/scenes/broken-tables.ts'
import { aSale, cartOf, fillCart } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { linesToPrice } from './check-rows.ts'

const world = await openWorld({ connections: 4 })

type Typed = [code: string, quantity: string]

const check = async (buyer: Person, rows: Typed[]) => {
  const { data } = await buyer.call('pesan-cepat/periksa', {
    baris: rows.map(([kode, jumlah]) => ({ kode, jumlah })),
  })
  return data
}

const materialId = await world.aMaterial({
  name: 'Asam Sitrat Monohidrat',
  nameEnglish: 'Citric Acid Monohydrate',
  casNumber: '5949-29-1',
})

/** A buyer of one seller, with a product of a material that is called by a CAS number. */
async function aQuickSale() {
  return aSale(world, {
    materialId,
    name: 'Asam Sitrat Monohidrat 25 kg',
    sku: 'ASM-25',
    price: '1000.00',
    stock: '210',
  })
}

describe('checking a quick order', () => {
  it("finds products by the seller's code, the platform's, an address, a CAS number and a name [ORDER-7]", async () => {
    const { buyer, product, seller } = await aQuickSale()
    const codes = ['asm-25', product.code, `https://sentra.example/produk/${product.code}-asam-sitrat`]
    const names = ['5949-29-1', 'asam sitrat monohidrat', 'citric acid monohydrate 25kg']

    for (const code of [...codes, ...names]) {
      const [row] = (await check(buyer, [[code, '50']])).baris
      expect(row).toMatchObject({ status: 'siap', produk: { produk_id: product.id, seller_nama: seller.companyName } })
      expect(row).toMatchObject({ kuantitas_satuan: '50', produk_harga_satuan: '1000.00', subtotal: '50000.00' })
    }
  })

  it('takes a whole name for its product, whatever other materials bear its words [ORDER-7]', async () => {
    const named = await world.aMaterial({ name: 'Talk', nameEnglish: 'Talc' })
    await world.aMaterial({ name: 'Laktosa 200 Mesh USP', nameEnglish: 'Lactose 200 Mesh USP' })
    const { buyer, product } = await aSale(world, { materialId: named, name: 'Talk 325 mesh USP', stock: '210' })

    const { baris } = await check(buyer, [['talk 325 mesh USP ', '50']])

    expect(baris).toMatchObject([{ status: 'siap', produk: { produk_id: product.id } }])
  })

  it('says of each row what is wrong, with the nearest quantity that is right [ORDER-7] [CART-3]', async () => {
    const { buyer } = await aQuickSale()

    const baris = []
    for (const typed of [
      ['ASM-25', '60'],
      ['ASM-25', '25'],
      ['ASM-25', '500'],
      ['ASM-25', ''],
      ['ASM-25', 'banyak'],
      ['ASM-25', '3 palet'],
      ['TIDAK-ADA-INI', '50'],
      ['', '50'],
    ] satisfies Typed[]) {
      baris.push(...(await check(buyer, [typed])).baris)
    }

    expect(baris.map(({ status, kolom, alasan, saran }) => [status, kolom, alasan, saran])).toEqual([
      ['salah', 'jumlah', 'Jumlah harus kelipatan 25 kg (isi satu kemasan).', '75'],
      ['salah', 'jumlah', 'Jumlah minimum pembelian adalah 50 kg.', '50'],
      ['salah', 'jumlah', 'Stok Asam Sitrat Monohidrat 25 kg tidak mencukupi. Tersisa 200 kg.', '200'],
      ['salah', 'jumlah', 'Isi jumlahnya.', null],
      ['salah', 'jumlah', 'Jumlah tidak terbaca. Tulis misalnya 1.250 atau 2,5.', null],
      ['salah', 'jumlah', 'Satuannya tidak cocok: produk ini dijual per kg.', null],
      ['salah', 'kode', 'Tidak ditemukan. Periksa kode atau namanya.', null],
      ['salah', 'kode', 'Isi kode atau nama produk.', null],
    ])
  })

  it('judges the rows of one product by their sum: packs, minimum, stock and price [ORDER-7] [CART-3] [SHOP-3]', async () => {
    const { buyer, seller, product } = await aQuickSale()
    const answer = async (...quantities: string[]) => {
      const { baris } = await check(
        buyer,
        quantities.map((quantity, index): Typed => [index === 0 ? 'ASM-25' : product.code, quantity]),
      )
      // results for the sum are marked as such
      expect(baris.map(({ bersama }) => bersama)).toEqual(
        baris.map(({ alasan }) => alasan?.startsWith('Semua baris') ?? false),
      )
      return baris.map(({ status, alasan, saran }) => [status, alasan, saran])
    }
    const together = (sum: string, why: string) => `Semua baris produk ini berjumlah ${sum} kg. ${why}`
    const tooMuch = 'Stok Asam Sitrat Monohidrat 25 kg tidak mencukupi. Tersisa 200 kg.'

    expect(await answer('25', '25')).toEqual([
      ['siap', null, null],
      ['siap', null, null],
    ])
    expect(await answer('150', '100')).toEqual([
      ['salah', together('250', tooMuch), '100'],
      ['salah', together('250', tooMuch), '50'],
    ])
    expect(await answer('10', '25')).toEqual([
      ['salah', together('35', 'Jumlah minimum pembelian adalah 50 kg.'), '25'],
      ['salah', together('35', 'Jumlah minimum pembelian adalah 50 kg.'), '40'],
    ])
    expect(await answer('50', '20')).toEqual([
      ['salah', together('70', 'Jumlah semuanya harus kelipatan 25 kg (isi satu kemasan).'), '55'],
      ['salah', together('70', 'Jumlah semuanya harus kelipatan 25 kg (isi satu kemasan).'), '25'],
    ])
    // a row that cannot be read counts as nothing beside the others
    expect(await answer('50', 'banyak')).toEqual([
      ['siap', null, null],
      ['salah', 'Jumlah tidak terbaca. Tulis misalnya 1.250 atau 2,5.', null],
    ])

    await seller.call('pusat-seller/harga/aturan/simpan', {
      produk_id: product.id,
      level: 1,
      mulai: '150',
      harga: '900.00',
      dari: '2026-01-01',
      versi: 1,
    })
    const priced = await check(buyer, [
      ['ASM-25', '100'],
      ['ASM-25', '50'],
    ])
    expect(priced.baris).toMatchObject([{ subtotal: '90000.00' }, { subtotal: '45000.00' }])
  })

  it('offers a choice where several fit, and keeps to the one that was chosen [ORDER-7]', async () => {
    const { buyer, seller, product } = await aQuickSale()
    const other = await world.aProduct({ seller, materialId, name: 'Sitrat Kristal Halus' })

    const { baris } = await check(buyer, [['5949-29-1', '50']])
    const chosen = await buyer.call('pesan-cepat/periksa', {
      baris: [{ kode: '5949-29-1', jumlah: '50', produk_id: other.id }],
    })

    expect(baris[0]).toMatchObject({ status: 'pilih', produk: null, alasan: '2 produk cocok. Pilih salah satu.' })
    expect(baris[0]?.pilihan.map(({ produk_id }) => produk_id).sort()).toEqual([product.id, other.id].sort())
    const { pilihan = [] } = baris[0] ?? {}
    expect(pilihan.find(({ produk_id }) => produk_id === product.id)).toMatchObject({
      produk_harga_satuan: '1000.00',
      produk_stok: '200',
      produk_pesan_dulu: false,
    })
    expect(chosen.data.baris[0]).toMatchObject({ status: 'siap', produk: { produk_id: other.id } })
  })

  it('judges each product once, and tells few choices of many rows: the rest are told of a row alone [ORDER-7] [OPS-6]', async () => {
    const material = await world.aMaterial({ name: 'Zeolit', nameEnglish: 'Zeolite', casNumber: '1318-02-1' })
    const { buyer, seller } = await aSale(world, { materialId: material, name: 'Zeolit 0' })
    for (let index = 1; index < MOST.quickChoices; index++) {
      await world.aProduct({ seller, materialId: material, name: `Zeolit ${index}` })
    }
    const rows = Array.from({ length: MOST.quickRows }, (): Typed => ['1318-02-1', '50'])

    const answer = await buyer.call('pesan-cepat/periksa', {
      baris: rows.map(([kode, jumlah]) => ({ kode, jumlah })),
    })

    const { baris } = answer.data
    const withChoices = Math.floor(MOST.quickChoicesAtOnce / MOST.quickChoices)
    expect(baris.map(({ status }) => status)).toEqual(rows.map(() => 'pilih'))
    expect(baris.filter(({ pilihan }) => pilihan.length === MOST.quickChoices)).toHaveLength(withChoices)
    expect(baris.filter(({ pilihan }) => pilihan.length === 0)).toHaveLength(MOST.quickRows - withChoices)
    expect(answer.text.length).toBeLessThan(400_000)
    expect((await check(buyer, rows.slice(-1))).baris[0]?.pilihan).toHaveLength(MOST.quickChoices)

    const choices = (baris[0]?.pilihan ?? []).map(({ produk_id }) => ({ productId: produk_id }))
    const read = rows.map(() => ({ product: undefined, units: null, fault: null, isOpen: true, choices }))
    expect(linesToPrice(read, buyer.ids as never, new Date(0))).toHaveLength(MOST.quickChoices)
  })

  it('tells of a product whose seller the company does not subscribe to, without its price [ORDER-7] [ROLE-2]', async () => {
    const { product } = await aQuickSale()
    const stranger = await world.aBuyer()

    const { baris } = await check(stranger, [[product.code, '50']])

    expect(baris[0]).toMatchObject({ status: 'salah', kolom: 'kode', produk: { seller_lang: false } })
    expect(baris[0]).toMatchObject({ produk_harga_satuan: 'NA', subtotal: 'NA' })
    const bySku = await check(stranger, [['ASM-25', '50']])
    expect(bySku.baris[0]).toMatchObject({ status: 'pilih', produk: null, produk_harga_satuan: 'NA', subtotal: 'NA' })
    expect(bySku.baris[0]?.pilihan.filter(({ seller_lang }) => seller_lang)).toEqual([])
    for (const one of bySku.baris[0]?.pilihan ?? []) {
      expect(one).toMatchObject({ produk_harga_satuan: 'NA', produk_stok: null })
    }
    expect(JSON.stringify(bySku)).not.toContain('1000.00')
  })

  it.each(['draft', 'withdrawn'])(
    'knows nothing of a product that is %s, by whatever it is asked [ORDER-7]',
    async (status) => {
      const { buyer, seller } = await aQuickSale()
      const hidden = await world.aProduct({ seller, name: 'Bahan Rahasia' })
      await world.db.updateTable('products').set({ status }).where('id', '=', hidden.id).execute()

      const byCode = await check(buyer, [[hidden.code, '50']])
      const { data: chosen } = await buyer.call('pesan-cepat/periksa', {
        baris: [{ kode: 'apa saja', jumlah: '50', produk_id: hidden.id }],
      })
      const { data: added } = await buyer.call('pesan-cepat/keranjang', {
        kunci: randomUUID(),
        baris: [{ produk_id: hidden.id, kuantitas_satuan: '50' }],
      })

      for (const { baris } of [byCode, chosen]) {
        expect(baris).toMatchObject([{ status: 'salah', produk: null, pilihan: [] }])
        expect(baris[0]?.alasan).toBe('Tidak ditemukan. Periksa kode atau namanya.')
      }
      expect(JSON.stringify([byCode, chosen, added])).not.toContain('Rahasia')
      expect(await cartOf(buyer)).toEqual([])
    },
  )

  it('reads numbers as the list writes them, or as it is told to [ORDER-7]', async () => {
    const { buyer } = await aQuickSale()
    const rows: Typed[] = [
      ['ASM-25', '75.00'],
      ['ASM-25', '0.150 ton'],
    ]
    const english = await check(buyer, rows)
    expect(english.angka).toBe('en')
    expect(english.baris.map(({ kuantitas_satuan }) => kuantitas_satuan)).toEqual(['75', '150'])

    const { data } = await buyer.call('pesan-cepat/periksa', {
      baris: [{ kode: 'ASM-25', jumlah: '1.250' }],
      angka: 'en',
    })
    expect(data.baris[0]?.kuantitas_satuan).toBe('1.25')
  })

  it('reads the rows of a file, with or without a head, at most so many [ORDER-7]', async () => {
    const buyer = await world.aBuyer()
    const upload = (content: string) =>
      buyer.upload('pesan-cepat/unggah', {}, { name: 'pesanan.csv', content: Buffer.from(content) })

    const named = await upload('Kode;Jumlah;Satuan\nASM-25;1.250,5;kg\n77-92-9;20;sak\n')
    expect(named.data).toEqual({
      angka: 'id',
      tanya: null,
      baris: [
        { kode: 'ASM-25', jumlah: '1.250,5 kg' },
        { kode: '77-92-9', jumlah: '20 sak' },
      ],
    })
    expect((await upload('ASM-25,50\n77-92-9,25\n')).data.baris).toHaveLength(2)
    const long = Array.from({ length: MOST.quickRows + 2 }, (_, row) => `K-${row},50`).join('\n')
    expect((await upload(long)).refusal?.code).toBe('quick_rows')
  })

  it('decides how a file writes its quantities by these alone, and asks where they do not say [ORDER-7] [SHOP-4]', async () => {
    const { buyer } = await aQuickSale()
    const upload = async (content: string) =>
      (await buyer.upload('pesan-cepat/unggah', {}, { name: 'pesanan.csv', content: Buffer.from(content) })).data

    // neither codes nor prices decide the style of quantities
    const codes = await upload('Kode;Harga;Jumlah\n42.10;95000.00;5.000\n42.11;1250.50;7.500 kg\n')
    expect(codes.tanya).toEqual({
      bertentangan: null,
      contoh: [
        { teks: '5.000', id: '5000', en: '5.000' },
        { teks: '7.500', id: '7500', en: '7.500' },
      ],
    })
    expect(await upload('Kode;Jumlah\n42.10;5.000\n42.11;2,5\n')).toMatchObject({ angka: 'id', tanya: null })
    expect(await upload('Kode;Jumlah\n42.10;5.000\n42.11;2.5\n')).toMatchObject({ angka: 'en', tanya: null })
    const both = await upload('Kode;Jumlah\n42.10;5.000\n42.11;2.5\n42.12;2,5\n')
    expect(both.tanya).toMatchObject({ bertentangan: { id: '2,5', en: '2.5' }, contoh: [{ teks: '5.000' }] })

    // without a chosen style such a quantity is not ordered in either way
    const { baris } = await check(buyer, [['ASM-25', '1.250 kg']])
    expect(baris).toMatchObject([
      { status: 'salah', kolom: 'jumlah', alasan: 'Bisa dibaca 1.250 atau 1,25. Ketik ulang jumlahnya.' },
    ])
  })

  it('reads no workbook that holds more than any list to order, which would hold up others [ORDER-7]', async () => {
    const buyer = await world.aBuyer()
    const { content = Buffer.of() } =
      (await brokenTables()).find(({ what }) => what === 'a workbook with a million empty rows') ?? {}

    const { refusal } = await buyer.upload('pesan-cepat/unggah', {}, { name: 'pesanan.xlsx', content })

    expect(refusal?.code).toBe('table_inflated')
  })
})

describe('a quick order', () => {
  it('goes into the cart in one act, once for one key, and says what could not [ORDER-7]', async () => {
    const { buyer, seller, product } = await aQuickSale()
    const second = await world.aProduct({ seller })
    const soldOut = await world.aProduct({ seller, name: 'Habis Sudah', stock: '0' })
    await fillCart(buyer, product, '50')
    const body = {
      kunci: randomUUID(),
      baris: [
        { produk_id: second.id, kuantitas_satuan: '50' },
        { produk_id: product.id, kuantitas_satuan: '50' },
        { produk_id: soldOut.id, kuantitas_satuan: '50' },
        { produk_id: product.id, kuantitas_satuan: '25' },
      ],
    }

    const answers = await Promise.all([1, 2, 3].map(() => buyer.call('pesan-cepat/keranjang', body)))

    for (const { data } of answers) {
      expect(data).toEqual({ ditambahkan: 2, dilewati: [{ produk_id: soldOut.id, alasan: 'Stok Habis Sudah habis.' }] })
    }
    const units = new Map((await cartOf(buyer)).map((line) => [line.produk_id, line.produk_total_satuan]))
    expect(units).toEqual(
      new Map([
        [product.id, '125'],
        [second.id, '50'],
      ]),
    )

    const other = await buyer.call('pesan-cepat/keranjang', { ...body, baris: body.baris.slice(0, 1) })
    expect(other.refusal?.code).toBe('key_reused')
  })

  it('does not raise a line of the cart above what is there [CART-3] [ORDER-7]', async () => {
    const { buyer, product } = await aQuickSale()
    await fillCart(buyer, product, '150')
    const { data } = await buyer.call('pesan-cepat/keranjang', {
      kunci: randomUUID(),
      baris: [{ produk_id: product.id, kuantitas_satuan: '75' }],
    })
    expect(data).toEqual({ ditambahkan: 0, dilewati: [{ produk_id: product.id, alasan: 'Stok tersedia 200 kg' }] })
    expect((await cartOf(buyer))[0]?.produk_total_satuan).toBe('150')
  })
})
