import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { setStock } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

async function aSale(wishes: { stock?: string; price?: string; name?: string } = {}) {
  const [seller, buyer] = [await world.aSeller(), await world.aBuyer()]
  await world.subscribe(buyer, seller)
  const product = await world.aProduct({ seller, packWeight: '25', minPurchase: '50', ...wishes })
  return { seller, buyer, product }
}

function add(buyer: Person, product: { id: number; sellerId: string }, units: string | number) {
  return buyer.call('produk/keranjang/tambah', {
    ...buyer.ids,
    produk_id: product.id,
    seller_id: product.sellerId,
    kuantitas_satuan: units,
  })
}

async function linesOf(buyer: Person) {
  const { data } = await buyer.call('keranjang/daftar', { company_id: buyer.companyId })
  return data.seller.flatMap((one) => one.produk)
}

describe('adding to the cart', () => {
  it('puts the product in the cart with its price and subtotal [CART-4] [ROLE-3]', async () => {
    const { buyer, product, seller } = await aSale({ price: '18450.00' })

    const added = await add(buyer, product, '100')

    expect(added.body).toEqual({ status: 'success' })
    const { data } = await buyer.call('keranjang/daftar', { company_id: buyer.companyId })
    expect(data).toMatchObject({
      total: '1845000.00',
      seller: [
        {
          seller_id: seller.companyId,
          seller_nama: seller.companyName,
          halangan: null,
          subtotal: '1845000.00',
          produk: [
            {
              produk_id: product.id,
              produk_id_url: product.code,
              produk_nama: product.name,
              produk_total_satuan: '100',
              produk_harga_satuan: '18450.00',
              produk_berat: '25',
              produk_jumlah_min_beli: '50',
              subtotal: '1845000.00',
              halangan: null,
              nego_count: 0,
              nego_status: null,
            },
          ],
        },
      ],
    })
  })

  it('adds up to one line of the company, whichever member adds, and reads a JSON number too [CART-4]', async () => {
    const { buyer, product } = await aSale()
    const mate = await world.aColleague(buyer, 'purchaser')

    await add(buyer, product, '50')
    await add(mate, product, 75)

    expect(await linesOf(buyer)).toMatchObject([{ produk_total_satuan: '125' }])
    const { data } = await mate.call('keranjang/total', { company_id: mate.companyId })
    expect(data.total).toBe(1)
  })

  it('adds once with one key, however often and at once it is sent, and tells what became of it [CART-4]', async () => {
    const { buyer, product } = await aSale()
    const request = {
      ...buyer.ids,
      produk_id: product.id,
      seller_id: product.sellerId,
      kuantitas_satuan: '50',
      kunci: randomUUID(),
    }
    const wasAdded = async (asker: Person) =>
      (await asker.call('produk/keranjang/hasil', { kunci: request.kunci })).data.ditambahkan
    expect(await wasAdded(buyer)).toBe(false)

    const answers = await Promise.all([1, 2, 3].map(() => buyer.call('produk/keranjang/tambah', request)))
    await buyer.call('produk/keranjang/tambah', { ...request, kuantitas_satuan: '50.000' })

    expect(answers.map((answer) => answer.ok)).toEqual([true, true, true])
    expect(await linesOf(buyer)).toMatchObject([{ produk_total_satuan: '50' }])
    expect(await wasAdded(buyer)).toBe(true)
    expect(await wasAdded(await world.aBuyer())).toBe(false)
    const other = await buyer.call('produk/keranjang/tambah', { ...request, kuantitas_satuan: '75' })
    expect(other.refusal).toMatchObject({ code: 'key_reused', field: 'kunci' })
    await buyer.call('produk/keranjang/tambah', { ...request, kunci: randomUUID() })
    expect(await linesOf(buyer)).toMatchObject([{ produk_total_satuan: '100' }])
  })

  it('leaves no key behind when it is refused, and keeps one for a day [CART-4]', async () => {
    const { buyer, product } = await aSale({ stock: '100' })
    const request = { ...buyer.ids, produk_id: product.id, seller_id: product.sellerId, kunci: randomUUID() }
    await buyer.call('produk/keranjang/tambah', { ...request, kuantitas_satuan: '125' })

    expect((await buyer.call('produk/keranjang/tambah', { ...request, kuantitas_satuan: '75' })).ok).toBe(true)

    const wasAdded = async () => (await buyer.call('produk/keranjang/hasil', { kunci: request.kunci })).data.ditambahkan
    world.setClock('2026-03-03T09:00+07:00')
    await world.runJobs('carts/tidy')
    expect(await wasAdded()).toBe(true)
    world.setClock('2026-03-03T09:00:00.001+07:00')
    await world.runJobs('carts/tidy')
    expect(await wasAdded()).toBe(false)
    world.setClock()
  })

  it.each([
    ['60', 'units_not_whole_packs', 'Jumlah harus kelipatan 25 kg (isi satu kemasan).'],
    ['75.5', 'units_not_whole_packs', 'Jumlah harus kelipatan 25 kg (isi satu kemasan).'],
    ['25', 'units_below_minimum', 'Jumlah minimum pembelian adalah 50 kg.'],
    ['0', 'units_below_minimum', 'Jumlah minimum pembelian adalah 50 kg.'],
    ['2500000', 'units_too_many', 'Jumlah terlalu besar. Silakan hubungi seller untuk pesanan sebesar ini.'],
  ])('refuses %s units: %s [CART-3]', async (units, code, sentence) => {
    const { buyer, product } = await aSale()

    const answer = await add(buyer, product, units)

    expect(answer.status).toBe(422)
    expect(answer.refusal).toEqual({ code, status_message: sentence, field: 'kuantitas_satuan' })
    expect(await linesOf(buyer)).toEqual([])
  })

  it('refuses a quantity that two additions make too large [CART-3]', async () => {
    const { buyer, product } = await aSale({ stock: '9000000' })
    await add(buyer, product, '2000000')

    expect((await add(buyer, product, '500000')).refusal?.code).toBe('units_too_many')
    expect(await linesOf(buyer)).toMatchObject([{ produk_total_satuan: '2000000' }])
  })

  it('refuses more than the stock, with what is there, whether at once or by and by [CART-3]', async () => {
    const { buyer, product } = await aSale({ stock: '760' })
    const refusal = { code: 'beyond_stock', status_message: 'Stok tersedia 750 kg', field: 'kuantitas_satuan' }

    expect((await add(buyer, product, '775')).refusal).toEqual(refusal)
    expect(await linesOf(buyer)).toEqual([])
    expect((await add(buyer, product, '500')).ok).toBe(true)
    expect((await add(buyer, product, '275')).refusal).toEqual(refusal)
    const [line] = await linesOf(buyer)
    const change = (kuantitas_satuan: string) =>
      buyer.call('keranjang/ubah', { ...buyer.ids, cart_id: line?.cart_id ?? '', kuantitas_satuan })
    expect((await change('775')).refusal).toEqual(refusal)
    expect(await linesOf(buyer)).toMatchObject([{ produk_total_satuan: '500' }])
    expect((await change('750')).ok).toBe(true)
  })

  it('refuses what makes no whole packs of a line together with what is there, one at a time and many at once [CART-3]', async () => {
    const { buyer, product } = await aSale()
    await add(buyer, product, '75')
    await world.db.updateTable('products').set({ pack_weight: '20' }).where('id', '=', product.id).execute()
    const sentence =
      'Di keranjang sudah ada 75 kg; jumlahnya menjadi 135 kg, bukan kelipatan 20 kg (isi satu kemasan). Ubah dahulu jumlah di keranjang.'

    const one = await add(buyer, product, '60')
    const baris = [{ produk_id: product.id, kuantitas_satuan: '60' }]
    const many = await buyer.call('pesan-cepat/keranjang', { kunci: randomUUID(), baris })

    expect(one.refusal).toEqual({ code: 'cart_not_whole_packs', status_message: sentence, field: 'kuantitas_satuan' })
    expect(many.data).toEqual({ ditambahkan: 0, dilewati: [{ produk_id: product.id, alasan: sentence }] })
    expect(await linesOf(buyer)).toMatchObject([{ produk_total_satuan: '75' }])
  })

  it('of two additions at once that are together more than the stock takes one [CART-3]', async () => {
    const { buyer, product } = await aSale({ stock: '750' })

    const answers = await Promise.all([add(buyer, product, '500'), add(buyer, product, '500')])

    expect(answers.map((answer) => answer.refusal?.code ?? 'taken').sort()).toEqual(['beyond_stock', 'taken'])
    expect(await linesOf(buyer)).toMatchObject([{ produk_total_satuan: '500' }])
  })

  it('is for subscribed companies only [ROLE-2]', async () => {
    const { product } = await aSale()
    const stranger = await world.aBuyer()

    expect((await add(stranger, product, '50')).refusal?.code).toBe('not_subscribed')
  })

  it('tells a company without an active payment type to ask the seller [ROLE-5]', async () => {
    const [seller, buyer] = [await world.aSeller(), await world.aBuyer()]
    await world.subscribe(buyer, seller, { payments: [], inactivePayments: ['transfer'] })
    const product = await world.aProduct({ seller })

    const answer = await add(buyer, product, '50')

    expect(answer.status).toBe(422)
    expect(answer.refusal?.status_message).toBe(
      'Anda tidak memiliki data tipe pembayaran yang aktif. Silakan hubungi distributor terkait.',
    )
  })

  it("refuses a product under another seller's name, and one that is not there [API-2]", async () => {
    const { buyer, product } = await aSale()
    const other = await world.aSeller()

    expect((await add(buyer, { id: product.id, sellerId: other.companyId }, '50')).refusal?.code).toBe(
      'seller_mismatch',
    )
    expect((await add(buyer, { id: 2147483647, sellerId: product.sellerId }, '50')).status).toBe(404)
  })

  it("refuses another company's name in the body and changes neither cart [ROLE-9]", async () => {
    const { buyer, product } = await aSale()
    const stranger = await world.aBuyer()
    const body = { produk_id: product.id, seller_id: product.sellerId, kuantitas_satuan: '50' }

    const inTheName = await buyer.call('produk/keranjang/tambah', { ...stranger.ids, ...body })
    const asUser = await buyer.call('produk/keranjang/tambah', { ...buyer.ids, user_id: stranger.userId, ...body })

    expect(inTheName.refusal).toMatchObject({ code: 'not_yours', field: 'company_id' })
    expect(asUser.refusal).toMatchObject({ code: 'not_yours', field: 'user_id' })
    expect([await linesOf(buyer), await linesOf(stranger)]).toEqual([[], []])
  })

  it('is not for approvers, sellers and visitors [ROLE-10]', async () => {
    const { buyer, product, seller } = await aSale()
    const approver = await world.aColleague(buyer, 'approver')

    expect((await add(approver, product, '50')).refusal?.code).toBe('not_allowed')
    expect((await add(seller, product, '50')).refusal?.code).toBe('buyers_only')
    const { status } = await world.aVisitor().call('keranjang/total', { company_id: buyer.companyId })
    expect(status).toBe(401)
  })
})

describe('the cart', () => {
  it('lets a line be changed and deleted, and follows with its totals [CART-5] [CART-7]', async () => {
    const { buyer, product } = await aSale({ price: '1000.00' })
    await add(buyer, product, '50')
    const [line] = await linesOf(buyer)
    const cart_id = line?.cart_id ?? ''

    const changed = await buyer.call('keranjang/ubah', { ...buyer.ids, cart_id, kuantitas_satuan: '125' })
    expect(changed.ok).toBe(true)
    expect(await linesOf(buyer)).toMatchObject([{ produk_total_satuan: '125', subtotal: '125000.00' }])

    const refused = await buyer.call('keranjang/ubah', { ...buyer.ids, cart_id, kuantitas_satuan: '130' })
    expect(refused.refusal?.code).toBe('units_not_whole_packs')

    expect((await buyer.call('keranjang/produk/hapus', { ...buyer.ids, cart_id })).ok).toBe(true)
    expect(await linesOf(buyer)).toEqual([])
    expect((await buyer.call('keranjang/produk/hapus', { ...buyer.ids, cart_id })).status).toBe(404)
  })

  it('tells a company that is no longer subscribed so, and nothing of the stock [ROLE-2] [CART-7]', async () => {
    const { buyer, seller, product } = await aSale({ stock: '60' })
    await add(buyer, product, '50')
    const [line] = await linesOf(buyer)
    await world.subscribe(buyer, seller, { status: 'suspended' })

    for (const kuantitas_satuan of ['99975', '50', '1']) {
      const body = { ...buyer.ids, cart_id: line?.cart_id ?? '', kuantitas_satuan }
      expect((await buyer.call('keranjang/ubah', body)).refusal?.code).toBe('not_subscribed')
    }
    const selection = { company_id: buyer.companyId, cart_id: [line?.cart_id ?? ''] }
    const [card, quote] = [
      await buyer.call('keranjang/daftar', { company_id: buyer.companyId }),
      await buyer.call('checkout/rincian', selection),
    ]
    expect(card.text + quote.text).not.toMatch(/tersedia \d|stok/i)
  })

  it("does not find a stranger's line [ROLE-9]", async () => {
    const { buyer, product } = await aSale()
    await add(buyer, product, '50')
    const cart_id = (await linesOf(buyer))[0]?.cart_id ?? ''
    const stranger = await world.aBuyer()

    const changed = await stranger.call('keranjang/ubah', { ...stranger.ids, cart_id, kuantitas_satuan: '75' })
    const deleted = await stranger.call('keranjang/produk/hapus', { ...stranger.ids, cart_id })

    expect([changed.refusal?.code, deleted.refusal?.code]).toEqual(['cart_line_not_found', 'cart_line_not_found'])
    expect(await linesOf(buyer)).toMatchObject([{ produk_total_satuan: '50' }])
  })

  it('groups lines by seller and sums what it shows [CART-7] [HEAD-7]', async () => {
    const buyer = await world.aBuyer()
    const [one, other] = [await world.aSeller({ name: 'PT Aru' }), await world.aSeller({ name: 'CV Zamrud' })]
    for (const seller of [one, other]) await world.subscribe(buyer, seller)
    const products = [
      await world.aProduct({ seller: one, price: '1000.50' }),
      await world.aProduct({ seller: other, price: '2000.00' }),
      await world.aProduct({ seller: one, price: '3000.00' }),
    ]
    for (const product of products) await add(buyer, product, '50')

    const { data: cart } = await buyer.call('keranjang/daftar', { company_id: buyer.companyId })
    const { data: shortcut } = await buyer.call('keranjang/shortcut', { company_id: buyer.companyId })

    expect(cart.seller.map(({ seller_nama, subtotal }) => [seller_nama, subtotal])).toEqual([
      ['CV Zamrud', '100000.00'],
      ['PT Aru', '200025.00'],
    ])
    expect(cart.total).toBe('300025.00')
    expect(shortcut.keranjang).toHaveLength(3)
    expect(shortcut.keranjang_harga_total).toBe('300025.00')
  })

  it('leaves out of its totals what cannot be ordered, and says why beside each in the header too [CART-7] [HEAD-7]', async () => {
    const buyer = await world.aBuyer()
    const [one, other] = [await world.aSeller({ name: 'PT Aru' }), await world.aSeller({ name: 'CV Zamrud' })]
    for (const seller of [one, other]) await world.subscribe(buyer, seller)
    const left = await world.aProduct({ seller: one, price: '1000.00' })
    const gone = await world.aProduct({ seller: one, price: '3000.00', name: 'Laktosa' })
    for (const product of [left, gone, await world.aProduct({ seller: other })]) await add(buyer, product, '100')
    await setStock(world, gone.id, '0')
    await world.subscribe(buyer, other, { payments: [], inactivePayments: ['transfer'] })

    const { data: cart } = await buyer.call('keranjang/daftar', { company_id: buyer.companyId })
    const { data: shortcut } = await buyer.call('keranjang/shortcut', { company_id: buyer.companyId })

    expect([cart.total, shortcut.keranjang_harga_total]).toEqual(['100000.00', '100000.00'])
    expect(cart.seller.map(({ subtotal }) => subtotal)).toEqual(['0.00', '100000.00'])
    expect(shortcut.keranjang.map(({ halangan }) => halangan)).toEqual([
      'Anda tidak memiliki data tipe pembayaran yang aktif. Silakan hubungi distributor terkait.',
      null,
      'Stok Laktosa habis.',
    ])
  })

  it('hides the price and says why when the subscription is lost [ROLE-4] [CART-7]', async () => {
    const { buyer, seller, product } = await aSale({ price: '18450.00' })
    await add(buyer, product, '50')
    await world.subscribe(buyer, seller, { status: 'suspended' })

    const answer = await buyer.call('keranjang/daftar', { company_id: buyer.companyId })

    expect(answer.text).not.toContain('18450')
    expect(answer.data).toMatchObject({
      total: '0.00',
      seller: [
        {
          halangan: 'Anda belum berlangganan pada seller terkait.',
          produk: [{ produk_harga_satuan: 'NA', subtotal: 'NA' }],
        },
      ],
    })
  })

  it('says what stands in the way of each line [CART-7]', async () => {
    const { buyer, product } = await aSale({ name: 'Asam Sitrat', stock: '100' })
    await add(buyer, product, '100')
    const obstacle = async () => (await linesOf(buyer))[0]?.halangan
    expect(await obstacle()).toBeNull()

    const stock = (units: string) => setStock(world, product.id, units)
    const change = (terms: { status?: string; min_purchase?: string }) =>
      world.db.updateTable('products').set(terms).where('id', '=', product.id).execute()

    await stock('60')
    expect(await obstacle()).toBe('Stok Asam Sitrat tidak mencukupi. Tersisa 50 kg.')
    await stock('0')
    expect(await obstacle()).toBe('Stok Asam Sitrat habis.')
    await stock('1000')
    await change({ min_purchase: '200' })
    expect(await obstacle()).toBe('Jumlah minimum pembelian adalah 200 kg.')
    await change({ status: 'withdrawn' })
    expect(await obstacle()).toBe('Asam Sitrat tidak lagi dijual.')
  })
})

describe('the cart of a company', () => {
  it('says who put each line there and when, and keeps that when a colleague adds more [CART-7]', async () => {
    const { buyer, seller, product } = await aSale({ name: 'Sukrosa' })
    const colleague = await world.aColleague(buyer, 'purchaser')
    const other = await world.aProduct({ seller, name: 'Laktosa', packWeight: '25', minPurchase: '50' })
    await add(buyer, product, '50')
    await add(colleague, other, '50')
    await add(colleague, product, '50')

    const lines = (await linesOf(buyer)).map((line) => [line.produk_nama, line.milik_saya, line.produk_total_satuan])
    const shown = (await linesOf(colleague)).map((line) => [line.produk_nama, line.milik_saya])

    expect(lines.sort()).toEqual([
      ['Laktosa', false, '50'],
      ['Sukrosa', true, '100'],
    ])
    expect(shown.sort()).toEqual([
      ['Laktosa', true],
      ['Sukrosa', false],
    ])
    const [first] = await linesOf(buyer)
    expect(first?.ditambahkan_oleh).toMatch(/\S/)
    expect(first?.ditambahkan_pada).toMatch(/^\d{4}-\d{2}-\d{2}T/)
  })
})
