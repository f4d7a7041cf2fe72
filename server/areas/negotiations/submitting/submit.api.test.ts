import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { aProposal, aTrade, LAST_SECOND, MIDNIGHT, MORNING, proposal, propose, view } from '#test/scenes/negotiating.ts'
import { checkoutOf } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

beforeEach(() => world.setClock(MORNING))

describe('a proposal', () => {
  it('waits for the seller until 24:00 of the same day [NEGO-9] [NEGO-10]', async () => {
    const { buyer, product, nego_id } = await aProposal(world)

    expect(await view(buyer, nego_id)).toMatchObject({
      status: 'menunggu_respon',
      status_nama: 'menunggu respon',
      berjalan: true,
      versi: 1,
      sisa_percobaan: 2,
      jumlah_satuan: '100',
      harga_awal: '100000.00',
      harga_terakhir: '90000.00',
      selisih_persen: '-10.0',
      berlaku_sampai: new Date(MIDNIGHT).toISOString(),
      waktu_server: new Date(MORNING).toISOString(),
      penawaran: [
        { versi: 1, pihak: 'pembeli', jenis: 'tawaran', harga: '90000.00', jumlah_satuan: '100', otomatis: false },
      ],
      can: {
        setuju: { boleh: false, alasan: 'Menunggu respon seller.' },
        ubah: { boleh: true, alasan: null },
        tarik: { boleh: true, alasan: null },
        ajukan_ulang: { boleh: false },
      },
    })
    const { data } = await buyer.call('produk/nego/status', { company_id: buyer.companyId, produk_id: product.id })
    expect(data).toMatchObject({ nego_ongoing: true, nego_id, sisa_hari_ini: 1, kesepakatan: 'langsung' })
  })

  it('is told as none before one is made [NEGO-2]', async () => {
    const { buyer, product } = await aTrade(world)
    const { data } = await buyer.call('produk/nego/status', { company_id: buyer.companyId, produk_id: product.id })
    expect(data).toMatchObject({ nego_ongoing: false, nego_id: null, sisa_hari_ini: 2, kesepakatan: 'langsung' })
  })

  it.each([
    ['of no whole packs', { qty_satuan_nego: '110' }, 'nego_units_not_whole_packs', 'qty_satuan_nego'],
    ['below the minimum', { qty_satuan_nego: '75' }, 'nego_units_below_minimum', 'qty_satuan_nego'],
    ['at no price', { harga_nego: '0' }, 'nego_price_invalid', 'harga_nego'],
    ['with a leading zero', { harga_nego: '090000' }, 'nego_price_invalid', 'harga_nego'],
    ['above the current price', { harga_nego: '100000.01' }, 'nego_price_above_list', 'harga_nego'],
    ['at no price agreed', { harga_nego: '0.00', deal_nego: true }, 'nego_deal_price_invalid', 'harga_nego'],
    ['against an old price', { produk_harga: '99000.00' }, 'nego_price_changed', 'produk_harga'],
    ['with a long note', { catatan_nego: 'x'.repeat(151) }, 'invalid_field', 'catatan_nego'],
    ['of an unknown product', { produk_id: 2_000_000_000 }, 'product_not_found', 'produk_id'],
  ])('%s is refused and counts for nothing [NEGO-5] [NEGO-6] [NEGO-7] [NEGO-15]', async (_, wishes, code, field) => {
    const { buyer, product } = await aTrade(world)

    const { refusal } = await buyer.call('negosiasi/submit', proposal(buyer, product, wishes))

    expect(refusal).toMatchObject({ code, field })
    const { data } = await buyer.call('produk/nego/status', { company_id: buyer.companyId, produk_id: product.id })
    expect(data).toMatchObject({ nego_ongoing: false, sisa_hari_ini: 2 })
  })

  it.each([
    [false, 'Inputkan harga nego terlebih dahulu'],
    [true, 'Inputkan harga terlebih dahulu'],
  ])('without a price is asked for it as the form asks (a deal: %j) [API-1] [NEGO-6]', async (deal_nego, sentence) => {
    const { buyer, product } = await aTrade(world)
    const { harga_nego: _, ...wanting } = { ...proposal(buyer, product), deal_nego }

    for (const body of [{ ...wanting, harga_nego: '' }, { ...wanting, harga_nego: null }, wanting]) {
      const { refusal } = await buyer.call('negosiasi/submit', body as typeof body & { harga_nego: string }) // or none
      expect(refusal).toMatchObject({ field: 'harga_nego', status_message: sentence })
    }
    const unreadable = await buyer.call('negosiasi/submit', { ...wanting, harga_nego: '1,5' })
    expect(unreadable.refusal?.status_message).toBe('Nilai rupiah tidak valid.')
  })

  it('is taken as browsers keep it: amounts, quantity and product as numbers or text, no note [API-1]', async () => {
    for (const as of [Number, String]) {
      const { buyer, product } = await aTrade(world)
      const { data } = await buyer.call('negosiasi/submit', {
        ...buyer.ids,
        produk_id: as(product.id),
        produk_harga: as(100000),
        qty_satuan_nego: as(100),
        harga_nego: as(90000.5),
        catatan_nego: '',
        kurs_nego: as(1),
      })
      const { harga_terakhir, jumlah_satuan, penawaran } = await view(buyer, data.nego_id)
      expect([harga_terakhir, jumlah_satuan, penawaran[0]?.catatan]).toEqual(['90000.50', '100', null])
    }
  })

  it('compares with the price of the buyer itself [NEGO-15] [ROLE-4]', async () => {
    const { seller, product } = await aTrade(world, { levels: { 2: '90000.00' } })
    const buyer = await world.aBuyer()
    await world.subscribe(buyer, seller, { level: 2 })

    const dear = await buyer.call(
      'negosiasi/submit',
      proposal(buyer, product, { produk_harga: '90000', harga_nego: '90000.01' }),
    )
    const fine = await buyer.call(
      'negosiasi/submit',
      proposal(buyer, product, { produk_harga: '90000', harga_nego: '90000' }),
    )

    expect(dear.refusal?.status_message).toBe('Harga nego tidak boleh melebihi harga saat ini (Rp 90.000,00).')
    expect(fine.ok).toBe(true)
  })

  it.each([
    ['not subscribed', undefined, 'not_subscribed'],
    ['suspended', { status: 'suspended' } as const, 'not_subscribed'],
    ['without an active payment type', { payments: [], inactivePayments: ['tempo-30'] }, 'no_payment_type'],
  ])('of a company %s is refused, and tells it no price [ROLE-2] [ROLE-5]', async (_, subscription, code) => {
    const { seller, product } = await aTrade(world)
    const stranger = await world.aBuyer()
    if (subscription) await world.subscribe(stranger, seller, subscription)

    const { refusal, text } = await stranger.call(
      'negosiasi/submit',
      proposal(stranger, product, { produk_harga: '1' }),
    )

    expect(refusal?.code).toBe(code)
    expect(text).not.toMatch(/100.?000/)
  })

  it('is only taken for products that are sold and negotiable [NEGO-3]', async () => {
    const { buyer, seller, product } = await aTrade(world)
    const fixed = await world.aProduct({ seller, negotiable: false })
    await world.db.updateTable('products').set({ status: 'withdrawn' }).where('id', '=', product.id).execute()

    for (const one of [fixed, product]) {
      const { refusal } = await buyer.call('negosiasi/submit', proposal(buyer, one))
      expect(refusal).toMatchObject({ code: 'nego_not_offered', field: 'produk_id' })
    }
  })

  it('waits while another of the company runs [NEGO-2]', async () => {
    const { buyer, product } = await aProposal(world)
    const mate = await world.aColleague(buyer, 'purchaser')

    const { refusal, status } = await mate.call('negosiasi/submit', proposal(mate, product))

    expect([status, refusal?.status_message]).toEqual([409, 'Produk dalam proses negosiasi'])
  })

  it('with the same key is the same negotiation; with the key of another it is refused [NEGO-4]', async () => {
    const { buyer, product } = await aTrade(world)
    const first = proposal(buyer, product)
    const nego_id = (await buyer.call('negosiasi/submit', first)).data.nego_id

    const again = await buyer.call('negosiasi/submit', first)
    const other = await buyer.call('negosiasi/submit', { ...first, harga_nego: '91000.00' })

    expect(again.data).toEqual({ nego_id, status: 'menunggu_respon' })
    expect(other.refusal).toMatchObject({ code: 'nego_key_reused', field: 'kunci' })
  })
})

describe('two negotiations a day', () => {
  const LIMIT = 'Tidak dapat melakukan nego. Nego barang hanya dapat dilakukan 2x/hari untuk barang yang sama'

  it('are all, of one product and company, by any member of it [NEGO-8]', async () => {
    const { buyer, seller, product } = await aTrade(world)
    const mate = await world.aColleague(buyer, 'purchaser')
    for (const one of [buyer, mate]) {
      const nego_id = await propose(one, product)
      expect((await one.call('nego/tarik', { nego_id, versi: 1 })).ok).toBe(true)
    }

    const third = await buyer.call('negosiasi/submit', proposal(buyer, product))
    const deal = await mate.call('negosiasi/submit', proposal(mate, product, { deal_nego: true }))
    const another = await buyer.call('negosiasi/submit', proposal(buyer, await world.aProduct({ seller })))

    expect([third.refusal?.status_message, deal.refusal?.status_message]).toEqual([LIMIT, LIMIT])
    expect(another.ok).toBe(true)
    const { data } = await buyer.call('produk/nego/status', { company_id: buyer.companyId, produk_id: product.id })
    expect(data).toMatchObject({ nego_ongoing: false, sisa_hari_ini: 0 })
  })

  it('are counted by the day of Asia/Jakarta [NEGO-8] [NEGO-10]', async () => {
    const { buyer, product } = await aTrade(world)
    for (const instant of ['2026-11-20T00:00:00+07:00', LAST_SECOND]) {
      world.setClock(instant)
      await buyer.call('nego/tarik', { nego_id: await propose(buyer, product), versi: 1 })
    }
    expect((await buyer.call('negosiasi/submit', proposal(buyer, product))).refusal?.status_message).toBe(LIMIT)

    world.setClock(MIDNIGHT)
    expect((await buyer.call('negosiasi/submit', proposal(buyer, product))).ok).toBe(true)
  })

  it('are forgotten when their day has gone by, and not before [NEGO-8]', async () => {
    const { buyer, product } = await aTrade(world)
    const counted = async () =>
      (await sql`select from negotiation_days where buyer_id = ${buyer.companyId}`.execute(world.db)).rows.length
    world.setClock(LAST_SECOND)
    await propose(buyer, product)
    await world.runJobs('negotiations/tidy')
    expect(await counted()).toBe(1)

    world.setClock(MIDNIGHT)
    await world.runJobs('negotiations/tidy')
    expect(await counted()).toBe(0)
  })
})

describe('asking anew', () => {
  it('copies the last own offer into a new negotiation, which counts for the day [NEGO-8]', async () => {
    const { buyer, seller, product, nego_id } = await aProposal(world)
    await buyer.call('nego/ubah', { nego_id, versi: 1, harga: '91000.00', catatan: 'Rutin' })
    await seller.call('pusat-seller/nego/tolak', { nego_id, versi: 2, alasan: 'Terlalu rendah' })
    expect((await view(buyer, nego_id)).can.ajukan_ulang).toEqual({ boleh: true, alasan: null })
    const kunci = randomUUID()

    const again = await buyer.call('nego/ajukan-ulang', { nego_id, kunci })
    const twice = await buyer.call('nego/ajukan-ulang', { nego_id, kunci })

    expect(twice.data).toEqual(again.data)
    expect(again.data.nego_id).not.toBe(nego_id)
    expect(await view(buyer, again.data.nego_id)).toMatchObject({
      status: 'menunggu_respon',
      harga_terakhir: '91000.00',
      penawaran: [{ catatan: 'Rutin' }],
    })
    expect((await view(buyer, nego_id)).status).toBe('ditolak_seller')
    const { data } = await buyer.call('produk/nego/status', { company_id: buyer.companyId, produk_id: product.id })
    expect(data.sisa_hari_ini).toBe(0)
  })

  it('is refused while it runs [NEGO-2]', async () => {
    const { buyer, nego_id } = await aProposal(world)
    const { refusal } = await buyer.call('nego/ajukan-ulang', { nego_id, kunci: randomUUID() })
    expect(refusal?.code).toBe('nego_running')
  })
})

describe('a deal', () => {
  it('is applied at once: product, quantity and price are in the cart, and the seller is notified [NEGO-13] [NEGO-3]', async () => {
    const { buyer, seller, product } = await aTrade(world)

    const { data } = await buyer.call(
      'negosiasi/submit',
      proposal(buyer, product, { deal_nego: true, harga_nego: '85000.00' }),
    )

    expect(data.status).toBe('masuk_keranjang')
    const cart = await buyer.call('keranjang/shortcut', { company_id: buyer.companyId })
    expect(cart.data.keranjang).toMatchObject([
      {
        produk_id: product.id,
        produk_total_satuan: '100',
        produk_harga_satuan: '85000.00',
        produk_harga_normal: '100000.00',
        nego_berlaku: true,
      },
    ])
    const notices = await seller.call('notifikasi/nego/daftar', { company_id: seller.companyId })
    expect(notices.data.notifikasi.map(({ message }) => message)).toEqual([
      `${buyer.companyName} menetapkan harga kesepakatan ${product.name}: Rp 85.000,00 untuk 100 kg`,
    ])
    expect(await view(buyer, data.nego_id)).toMatchObject({
      deal: true,
      harga_berlaku: true,
      penawaran: [
        { pihak: 'pembeli', jenis: 'tawaran' },
        { pihak: 'sistem', jenis: 'selesai', otomatis: true },
      ],
    })
  })

  it('shows its lowest price to the seller, and that the deal is below it to no buyer [NEGO-13] [NEGO-11]', async () => {
    const { buyer, seller, product } = await aTrade(world)
    const addressId = await world.anAddress(buyer)
    const nego_id = await propose(buyer, product, { deal_nego: true, harga_nego: '79999.99' })
    const sold = await seller.call('pusat-seller/nego/detail', { nego_id })
    expect(sold.data).toMatchObject({ deal: true, harga_terakhir: '79999.99', harga_terendah: '80000.00' })

    const { data } = await buyer.call('checkout/buat', await checkoutOf(buyer, addressId))

    const transaksi_id = data.transaksi[0]?.transaksi_id ?? ''
    const peringatan = 'di bawah harga terendah'
    const sale = await seller.call('pusat-seller/pesanan/detail', { transaksi_id })
    expect(sale.data).toMatchObject({ status: 'menunggu_konfirmasi', peringatan, produk: [{ nego: { peringatan } }] })
    const sales = await seller.call('pusat-seller/pesanan/daftar', {})
    expect(sales.data.transaksi).toMatchObject([{ transaksi_id, peringatan }])
    const bought = await buyer.call('transaksi/detail', { transaksi_id })
    expect(bought.data).toMatchObject({ peringatan: null, produk: [{ nego: { deal: true, peringatan: null } }] })
    const listed = await buyer.call('transaksi/daftar', {})
    expect(listed.data.transaksi).toMatchObject([{ transaksi_id, peringatan: null }])
  })

  it('below the list price is below the lowest of a seller that has set none, on negotiation and order [NEGO-13, NEGO-11]', async () => {
    const { buyer, seller, product } = await aTrade(world)
    await world.db.deleteFrom('product_nego_terms').where('product_id', '=', product.id).execute()
    const addressId = await world.anAddress(buyer)
    const nego_id = await propose(buyer, product, { deal_nego: true, harga_nego: '99999.99' })

    await buyer.call('checkout/buat', await checkoutOf(buyer, addressId))

    const nego = await seller.call('pusat-seller/nego/detail', { nego_id })
    expect(nego.data).toMatchObject({ harga_terendah: '100000.00', saran_harga: '100000.00' })
    const sales = await seller.call('pusat-seller/pesanan/daftar', {})
    expect(sales.data.transaksi).toMatchObject([{ peringatan: 'di bawah harga terendah' }])
  })

  it('at the lowest price warns nobody [NEGO-13]', async () => {
    const { buyer, seller, product } = await aTrade(world)
    const addressId = await world.anAddress(buyer)
    await propose(buyer, product, { deal_nego: true, harga_nego: '80000.00' })

    await buyer.call('checkout/buat', await checkoutOf(buyer, addressId))

    const sales = await seller.call('pusat-seller/pesanan/daftar', {})
    expect(sales.data.transaksi).toMatchObject([{ peringatan: null }])
  })

  it('follows the policy of the seller [NEGO-13]', async () => {
    const { buyer, seller, product } = await aTrade(world)
    const deal = () =>
      buyer.call('negosiasi/submit', proposal(buyer, product, { deal_nego: true, harga_nego: '95000.00' }))
    const policy = (kesepakatan: 'konfirmasi' | 'mati') =>
      seller.call('pusat-seller/nego/pengaturan/ubah', { kesepakatan, balas_otomatis: false })

    await policy('mati')
    expect((await deal()).refusal).toMatchObject({ code: 'nego_deal_off', field: 'deal_nego' })
    await policy('konfirmasi')
    expect((await deal()).data.status).toBe('menunggu_respon')
    const { data } = await seller.call('pusat-seller/nego/pengaturan', {})
    expect(data).toEqual({ kesepakatan: 'konfirmasi', balas_otomatis: false, dipilih: true })
  })

  it('is applied at once in a new shop until its owner chooses, who is asked [NEGO-13]', async () => {
    const { seller } = await aTrade(world)
    const { data } = await seller.call('pusat-seller/nego/pengaturan', {})
    expect(data).toEqual({ kesepakatan: 'langsung', balas_otomatis: false, dipilih: false })
    await seller.call('pusat-seller/nego/pengaturan/ubah', { kesepakatan: 'langsung', balas_otomatis: false })
    expect((await seller.call('pusat-seller/nego/pengaturan', {})).data.dipilih).toBe(true)
  })

  it('is refused with a note, and counts for nothing then, later ones included [NEGO-7]', async () => {
    const { buyer, seller, product } = await aTrade(world)
    await seller.call('pusat-seller/nego/pengaturan/ubah', { kesepakatan: 'konfirmasi', balas_otomatis: false })
    const noted = { deal_nego: true, catatan_nego: 'Sesuai telepon' }

    const first = await buyer.call('negosiasi/submit', proposal(buyer, product, noted))
    expect(first.refusal).toMatchObject({ code: 'nego_deal_note', field: 'catatan_nego' })
    const nego_id = await propose(buyer, product, { deal_nego: true })
    const later = await buyer.call('nego/ubah', { nego_id, versi: 1, harga: '91000.00', catatan: 'Sesuai surat' })
    expect(later.refusal).toMatchObject({ code: 'nego_deal_note', field: 'catatan' })

    const status = { company_id: buyer.companyId, produk_id: product.id }
    expect((await buyer.call('produk/nego/status', status)).data.sisa_hari_ini).toBe(1)
  })
})

describe('the automatic reply', () => {
  it('counters with the suggestion rounded up to a price step, and notifies the buyer [NEGO-11]', async () => {
    const { buyer, seller, product } = await aTrade(world, { lowestPrice: '80123.00', negoPercent: '37' })
    await seller.call('pusat-seller/nego/pengaturan/ubah', { kesepakatan: 'langsung', balas_otomatis: true })

    const { data } = await buyer.call('negosiasi/submit', proposal(buyer, product, { harga_nego: '70000.00' }))

    expect(data.status).toBe('penawaran_balik')
    // 80123 + 0.37 x 19877 = 87477.49
    expect(await view(buyer, data.nego_id)).toMatchObject({
      harga_terakhir: '88000.00',
      penawaran: [
        { pihak: 'pembeli' },
        { pihak: 'seller', jenis: 'tawaran', otomatis: true, oleh: seller.companyName },
      ],
    })
    const notices = await buyer.call('notifikasi/nego/daftar', { company_id: buyer.companyId })
    expect(notices.data.notifikasi[0]?.message).toBe(
      `${seller.companyName} mengirim penawaran balik otomatis ${product.name}: Rp 88.000,00`,
    )
    const shown = await seller.call('pusat-seller/nego/detail', { nego_id: data.nego_id })
    expect(shown.data).toMatchObject({ saran_harga: '87477.49', harga_terendah: '80123.00', persen_nego: '37' })
  })

  it('agrees to what is as good, and leaves later offers to people [NEGO-11]', async () => {
    const { buyer, seller, product } = await aTrade(world)
    await seller.call('pusat-seller/nego/pengaturan/ubah', { kesepakatan: 'langsung', balas_otomatis: true })

    expect((await buyer.call('negosiasi/submit', proposal(buyer, product))).data.status).toBe('disepakati')
    const other = await world.aProduct({ seller })
    const nego_id = await propose(buyer, other, { harga_nego: '60000.00' })
    const { data } = await buyer.call('nego/lagi', { nego_id, versi: 2, harga: '65000.00' })
    expect(data).toMatchObject({ status: 'menunggu_respon', sisa_percobaan: 1 })
  })
})
