import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })
const administrator = await world.anAdministrator()
const rule = {
  versi: 0,
  tipe_bisnis: ['1', '2'] as ('1' | '2')[],
  tipe_pembayaran: ['transfer', 'cod'] as ('transfer' | 'cod')[],
  level_harga: 2,
}

/** A seller that lets verified companies of two trades in, its product, and a buyer of one of them. */
async function anOpenSeller({ verified = true, businessType = '2' } = {}) {
  const [seller, buyer] = [await world.aSeller(), await world.aBuyer()]
  const product = await world.aProduct({ seller, levels: { 2: '95000.00' } })
  await seller.call('pusat-seller/penerimaan/ubah', rule)
  await world.db
    .updateTable('companies')
    .set({ verified_at: verified ? world.now() : null, business_type: businessType })
    .where('id', '=', buyer.companyId)
    .execute()
  return { seller, buyer, product }
}

async function ask(buyer: Person, seller: Person) {
  const body = { seller_id: seller.companyId, penggunaan: 'Minuman serbuk' }
  return (await buyer.call('langganan/ajukan', body)).data
}

/** An administrator verifies the company as it is now, or as somebody was shown it. */
async function verify(buyer: Person, seen?: number) {
  const perusahaan_id = buyer.companyId
  const versi = seen ?? (await buyer.call('perusahaan/pemeriksaan', { company_id: perusahaan_id })).data.versi
  return administrator.call('admin/pembeli/periksa', { perusahaan_id, versi, keputusan: 'verifikasi' })
}

/** The owner states another trade, and nothing else. */
async function changeTrade(buyer: Person, tipe_bisnis: '2' | '3') {
  const company_id = buyer.companyId
  const { versi } = (await buyer.call('perusahaan/detail', { company_id })).data
  const facts = { nama: buyer.companyName, npwp: '0999000010010037', nib: null, telepon: '021 5550 1234' }
  const place = { alamat: 'Jl. Baru No. 2', kota: 'Bandung', provinsi: 'Jawa Barat' as const }
  await buyer.call('perusahaan/ubah', { company_id, versi, tipe_bisnis, tipe_bisnis_lain: '', ...facts, ...place })
}

const priceOf = async (buyer: Person, produk_id: number) =>
  (await buyer.call('produk/detail', { produk_id })).data.produk_harga_satuan

describe('a verified company of a chosen trade', () => {
  it("is accepted at once, on the rule's level and payment types, without credit, and named so in the history [UX-2]", async () => {
    const { seller, buyer, product } = await anOpenSeller()
    const seen = await buyer.call('seller/detail', { seller_username: seller.companyUsername })
    expect(seen.data.seller_terbuka).toBe('sekarang')

    const subscription = await ask(buyer, seller)

    expect(subscription).toMatchObject({
      status: 'A',
      tipe_pembayaran: [{ nama: 'Transfer' }, { nama: 'Bayar di tempat (COD)' }],
    })
    expect(subscription.riwayat.map(({ keterangan }) => keterangan)).toEqual([
      'Langganan diajukan',
      'Langganan disetujui otomatis menurut aturan seller',
    ])
    expect(await priceOf(buyer, product.id)).toBe('95000.00')
    const { data } = await seller.call('pusat-seller/langganan/detail', { langganan_id: subscription.langganan_id })
    expect(data).toMatchObject({ level_harga: 2, sales: null })
    expect(data.ketentuan_pembayaran.map(({ batas_kredit }) => batas_kredit)).toEqual([null, null])
    const told = (await seller.call('notifikasi/daftar', { company_id: seller.companyId })).data.notifikasi
    expect(told.map(({ pesan }) => pesan)).toEqual([`${buyer.companyName} menjadi pelanggan lewat penerimaan otomatis`])
  })

  it('opens the prices of ten sellers by one call, each audited [UX-2]', async () => {
    const { buyer, seller } = await anOpenSeller()
    const others = await Promise.all(Array.from({ length: 9 }, () => world.aSeller()))
    for (const other of others) {
      await other.call('pusat-seller/penerimaan/ubah', rule)
      await world.aProduct({ seller: other })
    }

    const { data } = await buyer.call('langganan/ajukan-sekaligus', {
      seller_id: [seller, ...others].map(({ companyId }) => companyId),
      penggunaan: 'Minuman serbuk',
    })

    expect(data.map(({ hasil }) => hasil)).toEqual(Array(10).fill('langsung'))
    const list = (await buyer.call('produk/daftar', { langganan: true })).data.produk
    expect(list).toHaveLength(10)
    expect(list.filter(({ produk_harga_satuan }) => produk_harga_satuan === 'NA')).toEqual([])
    const entries = await world.db
      .selectFrom('audit_entries')
      .select('company_id')
      .where('act', '=', 'subscription.let-in')
      .where('company_id', '=', buyer.companyId)
      .execute()
    expect(entries).toHaveLength(10)
  })

  it('does not measure how long the people of the seller take [UX-2]', async () => {
    const { seller, buyer } = await anOpenSeller()
    for (let nr = 0; nr < 3; nr++) {
      const other = await world.aBuyer()
      await world.db
        .updateTable('companies')
        .set({ verified_at: world.now(), business_type: '1' })
        .where('id', '=', other.companyId)
        .execute()
      expect((await ask(other, seller)).status).toBe('A')
    }
    const { data } = await buyer.call('seller/detail', { seller_username: seller.companyUsername })
    expect(data.seller_menit_jawab).toBeNull()
  })
})

describe('people decide', () => {
  it('about a company that is not verified, until an administrator verifies it [UX-2] [ADM-2]', async () => {
    const { seller, buyer, product } = await anOpenSeller({ verified: false })
    const seen = await buyer.call('seller/detail', { seller_username: seller.companyUsername })
    expect(seen.data.seller_terbuka).toBe('setelah_verifikasi')
    expect((await ask(buyer, seller)).status).toBe('diajukan')
    expect(await priceOf(buyer, product.id)).toBe('NA')

    await verify(buyer)

    expect(await priceOf(buyer, product.id)).toBe('95000.00')
    const told = (await buyer.call('notifikasi/daftar', { company_id: buyer.companyId })).data.notifikasi
    expect(told.map(({ pesan }) => pesan)).toContain(`${seller.companyName} menyetujui langganan Anda`)
  })

  it('about a company with another trade than was verified, until an administrator has seen it [UX-2] [ADM-2]', async () => {
    const { seller, buyer, product } = await anOpenSeller({ verified: false, businessType: '3' })
    await changeTrade(buyer, '3')
    await verify(buyer)
    await changeTrade(buyer, '2')

    const { langganan_id, status, versi } = await ask(buyer, seller)
    expect(status).toBe('diajukan')
    expect(await priceOf(buyer, product.id)).toBe('NA')
    await buyer.call('langganan/tarik', { langganan_id, versi })
    await changeTrade(buyer, '3')
    expect((await ask(buyer, seller)).status).toBe('diajukan')

    const seen = (await buyer.call('perusahaan/pemeriksaan', { company_id: buyer.companyId })).data.versi
    await changeTrade(buyer, '2')
    expect((await verify(buyer, seen)).refusal?.code).toBe('company_moved_on')
    expect(await priceOf(buyer, product.id)).toBe('NA')
    await verify(buyer)
    expect(await priceOf(buyer, product.id)).toBe('95000.00')
  })

  it('about what waited before the rule was decided, though the company is verified later [UX-2]', async () => {
    const { seller, buyer, product } = await anOpenSeller({ verified: false })
    await ask(buyer, seller)
    await world.at('2026-03-03T10:00:00+07:00', async () => {
      await seller.call('pusat-seller/penerimaan/ubah', { ...rule, versi: 1 })
      await verify(buyer)
      expect(await priceOf(buyer, product.id)).toBe('NA')
    })
  })

  it('about a company that they have asked for documents, also when it asks anew [UX-2]', async () => {
    const { seller, buyer, product } = await anOpenSeller({ verified: false })
    const { langganan_id, versi } = await ask(buyer, seller)
    await seller.call('pusat-seller/langganan/minta-dokumen', { langganan_id, versi, catatan: 'Nomor NIB' })
    const answer = { langganan_id, versi: versi + 1, jawaban: '9120001234567' }
    const answered = await buyer.call('langganan/jawab', answer)
    await verify(buyer)
    expect(await priceOf(buyer, product.id)).toBe('NA')

    await buyer.call('langganan/tarik', { langganan_id, versi: answered.data.versi })
    expect((await ask(buyer, seller)).status).toBe('diajukan')
  })

  it('about what waits at a shop that is suspended when the company is verified [UX-2] [ADM-2]', async () => {
    const { seller, buyer } = await anOpenSeller({ verified: false })
    const { langganan_id } = await ask(buyer, seller)
    await world.db
      .updateTable('companies')
      .set({ suspended_at: world.now() })
      .where('id', '=', seller.companyId)
      .execute()
    await verify(buyer)
    expect((await buyer.call('langganan/detail', { langganan_id })).data.status).toBe('diajukan')
  })

  it('about other trades, and about all where the rule is off, as it is at first [UX-2]', async () => {
    const { seller, buyer } = await anOpenSeller({ businessType: '3' })
    expect((await ask(buyer, seller)).status).toBe('diajukan')
    const { seller: closing, buyer: late } = await anOpenSeller()
    await closing.call('pusat-seller/penerimaan/ubah', { ...rule, versi: 1, tipe_bisnis: [] })
    expect((await ask(late, closing)).status).toBe('diajukan')
    const { data } = await (await world.aSeller()).call('pusat-seller/penerimaan', {})
    expect(data).toEqual({ versi: 0, tipe_bisnis: [], tipe_pembayaran: ['transfer'], level_harga: 1 })
  })

  it('about a company that they have turned away before [UX-2]', async () => {
    const { seller, buyer } = await anOpenSeller()
    const { langganan_id, versi } = await ask(buyer, seller)
    await seller.call('pusat-seller/langganan/akhiri', { langganan_id, versi, alasan: 'Tagihan tidak dibayar' })

    expect((await ask(buyer, seller)).status).toBe('diajukan')
    const { data } = await buyer.call('seller/detail', { seller_username: seller.companyUsername })
    expect(data.seller_terbuka).toBeNull()
  })
})

describe('the rule', () => {
  it('is decided by the owner alone, and of two decisions at once one holds [UX-2] [ROLE-10]', async () => {
    const seller = await world.aSeller()
    const sales = await world.aColleague(seller, 'sales')
    const change = (person: Person, versi: number) => person.send('pusat-seller/penerimaan/ubah', { ...rule, versi })

    expect((await change(sales, 0)).refusal?.code).toBe('not_allowed')
    const answers = await Promise.all([change(seller, 0), change(seller, 0)])
    expect(answers.map(({ refusal }) => refusal?.code ?? 'saved').sort()).toEqual(['entry_rule_moved_on', 'saved'])
    expect((await seller.call('pusat-seller/penerimaan', {})).data.versi).toBe(1)
  })

  it('lets a company in once that asks while it is being verified [UX-2] [ADM-2]', async () => {
    for (let nr = 0; nr < 3; nr++) {
      const { seller, buyer, product } = await anOpenSeller({ verified: false })
      const [verified, { langganan_id }] = await Promise.all([verify(buyer), ask(buyer, seller)])
      expect(verified.ok).toBe(true)
      expect(await priceOf(buyer, product.id)).toBe('95000.00')
      const { riwayat } = (await buyer.call('langganan/detail', { langganan_id })).data
      expect(riwayat).toHaveLength(2)
    }
  })

  it('takes known trades, payment types without credit, and a level, and says what else is wrong [UX-2]', async () => {
    const seller = await world.aSeller()
    const refusalOf = async (bad: object) =>
      (await seller.send('pusat-seller/penerimaan/ubah', { ...rule, ...bad })).refusal?.status_message

    expect(await refusalOf({ tipe_bisnis: ['9'] })).toBe('Tipe bisnis tidak dikenal.')
    expect(await refusalOf({ tipe_pembayaran: ['tempo-30'] })).toBe('Tipe pembayaran tidak dikenal.')
    expect(await refusalOf({ tipe_pembayaran: [] })).toBe('Pilih setidaknya satu tipe pembayaran.')
    expect(await refusalOf({ tipe_pembayaran: ['cod', 'cod'] })).toBe(
      'Setiap tipe pembayaran cukup dicantumkan satu kali.',
    )
    expect(await refusalOf({ tipe_bisnis: ['1', '1'] })).toBe('Setiap tipe bisnis cukup dicantumkan satu kali.')
    expect(await refusalOf({ level_harga: 4 })).toBe('Pilih level harga 1, 2, atau 3.')
  })
})
