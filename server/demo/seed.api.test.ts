import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { demoAccounts } from '#domain/accounts/demo-account.ts'
import { provinces } from '#domain/companies/provinces.ts'
import { Caller } from '#test/actor.ts'
import { openWorld } from '#test/world.ts'
import { keepExampleDocuments } from './example-documents.ts'
import { seedDemo } from './seed.ts'

const world = await openWorld({ template: 'demo' })

async function signIn(email: string) {
  const account = demoAccounts.find((one) => one.email === email)
  const { data } = await world.aVisitor().call('session/login', { identitas: email, password: account?.password ?? '' })
  const person = new Caller(world.http, '10.9.9.9', { identity: email, password: account?.password ?? '' })
  return { ...data, person, profile: (await person.call('session/profil', {})).data }
}

/** A buyer's view of each seller: prices, and the payment types by which it may order. */
async function shopsOf(person: Caller) {
  const { data } = await person.call('seller/daftar', { per_halaman: 60 })
  const subscribed = data.seller.filter(({ seller_lang }) => seller_lang)
  const shops = await Promise.all(
    subscribed.map(({ seller_username }) => person.call('seller/detail', { seller_username })),
  )
  return { sellers: data.total, shops: shops.map((shop) => shop.data) }
}

describe('the demo', () => {
  it('lets everybody sign in who is shown on the sign-in page', async () => {
    const found: Record<string, unknown> = {}
    for (const { email } of demoAccounts) {
      const { profile } = await signIn(email)
      found[email] = [profile.perusahaan?.nama, profile.perusahaan?.jenis, profile.perusahaan?.peran]
    }
    expect(found).toEqual({
      'pembeli@contoh.id': ['PT Husadamaya Karya Farma', 'buyer', 'owner'],
      'pembeli2@contoh.id': ['PT Segarnia Minuman Abadi', 'buyer', 'purchaser'],
      'penjual@contoh.id': ['PT Nirwasita Farmaka Cipta', 'seller', 'owner'],
      'sales@contoh.id': ['PT Nirwasita Farmaka Cipta', 'seller', 'sales'],
      'admin@contoh.id': ['Sentra Bahan', 'platform', 'administrator'],
    })
  })

  it('has pembeli subscribed to several sellers of several categories, to one without a payment type [ROLE-3, ROLE-5]', async () => {
    const { person } = await signIn('pembeli@contoh.id')
    const { sellers, shops } = await shopsOf(person)
    expect(sellers).toBe(24)
    const paying = shops.filter(({ tipe_pembayaran }) => tipe_pembayaran.length > 0)
    expect(shops.length - paying.length).toBe(1)
    expect(paying.length).toBeGreaterThanOrEqual(4)
    expect(paying.map(({ seller_nama }) => seller_nama)).toContain('PT Nirwasita Farmaka Cipta')
    expect(new Set(paying.flatMap(({ kategori }) => kategori))).toEqual(new Set([1, 2, 3, 6]))
  })

  it('shows pembeli prices and hidden prices beside each other on the first page [ROLE-2, ROLE-3]', async () => {
    const { person } = await signIn('pembeli@contoh.id')
    const { data } = await person.call('produk/daftar', { per_halaman: 20 })
    const visible = data.produk.filter(({ produk_harga_satuan }) => produk_harga_satuan !== 'NA')
    expect(visible.length).toBeGreaterThanOrEqual(4)
    expect(visible.length).toBeLessThan(20)
  })

  it('delivers free within a seller’s own province, and most sellers deliver everywhere', async () => {
    const rates = await world.db
      .selectFrom('shipping_rates as r')
      .innerJoin('companies as c', 'c.id', 'r.seller_id')
      .select(['c.username', 'c.province as home', 'r.province', 'r.base_amount'])
      .execute()
    const own = rates.filter(({ home, province }) => home === province)
    expect(own).toHaveLength(24)
    expect(own.every(({ base_amount }) => Number(base_amount) === 0)).toBe(true)
    const everywhere = Map.groupBy(rates, ({ username }) => username)
    const complete = [...everywhere.values()].filter((served) => served.length === provinces.length)
    expect(complete.length).toBeGreaterThanOrEqual(18)
    expect(complete.length).toBeLessThan(24)
  })

  it('has orders in every step in the shop of penjual [SELLER-1, ORDER-4]', async () => {
    const { person } = await signIn('penjual@contoh.id')
    const { data } = await person.call('pusat-seller/pesanan/daftar', {})
    expect(new Set(data.transaksi.map(({ status }) => status))).toEqual(
      new Set(['menunggu_konfirmasi', 'diproses', 'dikirim', 'selesai']),
    )
  })

  it('has negotiations of both sides in every state, those of today still running [NEGO-9, SELLER-4]', async () => {
    // midnight may have passed since the demo was filled
    const latest = await world.db
      .selectFrom('negotiations')
      .select('submitted_at')
      .orderBy('submitted_at', 'desc')
      .limit(1)
    world.setClock((await latest.executeTakeFirstOrThrow()).submitted_at.toISOString())
    const { companyId, person: buyer } = await signIn('pembeli@contoh.id')
    const everything = { halaman: 1, per_halaman: 60 }
    const { data } = await buyer.call('nego/daftar', everything)
    expect(data.nego.map(({ status }) => status).sort()).toEqual([
      'disepakati',
      'ditolak_seller',
      'kedaluwarsa',
      'menunggu_respon',
      'menunggu_respon',
      'penawaran_balik',
      'perlu_info',
    ])
    const { person: seller } = await signIn('penjual@contoh.id')
    const { data: inbox } = await seller.call('pusat-seller/nego/daftar', { ...everything, berjalan: true })
    expect(inbox.nego.length).toBeGreaterThanOrEqual(4)
    expect(inbox.jumlah.menunggu_saya).toBeGreaterThanOrEqual(2)
    // notifications of the demo's own past can be read but are not unread
    const { data: bell } = await buyer.call('notifikasi/daftar', { company_id: companyId })
    expect([bell.notifikasi.length > 0, bell.belum_dibaca]).toEqual([true, 0])
    world.setClock()
  })

  it('has the history of every subscription, and what is owed on credit [REG-4, SELLER-3]', async () => {
    const unnotified = await world.db
      .selectFrom('subscriptions as s')
      .select('s.id')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('subscription_events as e')
              .whereRef('e.subscription_id', '=', 's.id')
              .where('act', '=', 'approve'),
          ),
        ),
      )
      .execute()
    expect(unnotified).toEqual([])
    const { person } = await signIn('penjual@contoh.id')
    const { data: list } = await person.call('pusat-seller/langganan/daftar', { keyword: 'Husadamaya' })
    const { data } = await person.call('pusat-seller/langganan/detail', {
      langganan_id: list.langganan[0]?.langganan_id ?? '',
    })
    expect(data.riwayat.map(({ keterangan }) => keterangan)).toEqual(['Langganan diajukan', 'Langganan disetujui'])
    expect(data.ketentuan_pembayaran).toContainEqual(
      expect.objectContaining({ kode: 'tempo-30', batas_kredit: '75000000.00' }),
    )
    const { person: buyer } = await signIn('pembeli@contoh.id')
    const { data: orders } = await buyer.call('transaksi/daftar', { per_halaman: 60 })
    const details = await Promise.all(
      orders.transaksi.map(({ transaksi_id }) => buyer.call('transaksi/detail', { transaksi_id })),
    )
    const onCredit = details.flatMap(({ data: order }) => order.tempo ?? [])
    expect(onCredit.map(({ lunas }) => lunas !== null).sort()).toEqual([false, true])
  })

  it('has nobody do anything before they and their companies joined [REG-3]', async () => {
    const { rows } = await sql<{ what: string; n: number; joined: number }>`
      with acts as (
        select 'order' as what, buyer_id as company_id, placed_by as user_id, placed_at as at from orders
        union all select 'order', company_id, user_id, at from order_events where user_id is not null
        union all select 'subscription', company_id, user_id, at from subscription_events
        union all select 'negotiation', buyer_id, submitted_by, submitted_at from negotiations)
      select what, count(*)::int as n, count(*) filter (where m.created_at < at and u.created_at < at and c.created_at < at)::int as joined
      from acts left join memberships m using (user_id, company_id)
        left join users u on u.id = acts.user_id left join companies c on c.id = acts.company_id
      group by what order by what`.execute(world.db)

    expect(rows.map(({ what }) => what)).toEqual(['negotiation', 'order', 'subscription'])
    for (const { n, joined } of rows) expect(joined).toBe(n)
  })

  it('shows documents of about half of the products, each marked as an example, and one that is requested [DOC-2]', async () => {
    const { rows } = await sql<{ share: number; kinds: number }>`
      select avg((document_kinds <> '{}')::int)::float8 as share, count(distinct document_kinds)::int as kinds
      from products`.execute(world.db)
    expect(rows[0]?.share).toBeCloseTo(0.5, 1)
    expect(rows[0]?.kinds).toBeGreaterThan(5)
    await keepExampleDocuments(world.deps.files)
    const { person } = await signIn('penjual@contoh.id')
    const { data: waiting } = await person.call('pusat-seller/dokumen/permintaan/daftar', {})
    expect(waiting.permintaan).toMatchObject([{ pembeli_nama: 'PT Husadamaya Karya Farma', jenis: 'coa', ada: false }])
    const { data } = await person.call('pusat-seller/dokumen/daftar', { per_halaman: 60 })
    const shown = data.produk.flatMap(({ dokumen }) => dokumen)
    for (const { dokumen_id } of shown.slice(0, 8)) {
      const file = await person.send('produk/dokumen/berkas', { dokumen_id })
      expect(file.text).toContain('(CONTOH)')
    }
  })

  it('has conversations of both sides, read and unread, with a product and a file, and replies to answer with [CHAT-1]', async () => {
    const found: Record<string, unknown> = {}
    for (const email of ['pembeli@contoh.id', 'penjual@contoh.id']) {
      const { companyId, person } = await signIn(email)
      const { data: rooms } = await person.call('chat/room/daftar', { company_id: companyId })
      found[email] = rooms.map(({ name, unread_message }) => [name, unread_message])
    }
    expect(found).toEqual({
      'pembeli@contoh.id': [
        ['PT Nirwasita Farmaka Cipta', 1],
        ['PT Arkadipa Molekul Persada', 0],
      ],
      'penjual@contoh.id': [
        ['PT Husadamaya Karya Farma', 0],
        [expect.any(String), 2],
        [expect.any(String), 0],
      ],
    })

    await keepExampleDocuments(world.deps.files)
    const { companyId, person } = await signIn('pembeli@contoh.id')
    const { data: rooms } = await person.call('chat/room/daftar', { company_id: companyId })
    const { data } = await person.call('chat/pesan/daftar', { key_room: rooms[0]?.key_room ?? '', limit: 100 })
    expect(new Set(data.pesan.map(({ type }) => type))).toEqual(new Set(['text', 'barang', 'berkas']))
    const carried = data.pesan.find(({ berkas }) => berkas)?.berkas
    const file = await person.send('chat/berkas', { berkas_id: carried?.berkas_id })
    expect(file.text).toContain('(CONTOH)')

    const { person: seller } = await signIn('sales@contoh.id')
    expect((await seller.call('pusat-seller/chat/balasan/daftar', {})).data).toHaveLength(3)
    expect((await seller.call('pusat-seller/chat/jam', {})).data.jam).toHaveLength(6)
    expect(JSON.stringify(data)).not.toMatch(/Rp|\d{2}\.000/)
  })

  it('keeps goods of penjual in lots, of which some expire soon, and sells as much of them as before [SHOP-5]', async () => {
    const { person } = await signIn('penjual@contoh.id')

    const { data } = await person.call('pusat-seller/stok/daftar', { saring: 'kedaluwarsa' })

    expect(data.jumlah.kedaluwarsa).toBe(2)
    expect(data.produk.map(({ fisik, bebas, kedaluwarsa }) => [fisik === bebas, kedaluwarsa])).toEqual([
      [true, '0'],
      [true, '0'],
    ])
    const { data: first } = await person.call('pusat-seller/stok/detail', { produk_id: data.produk[0]?.produk_id ?? 0 })
    expect(first.lot).toHaveLength(2)
  })

  it('lists each promotion code that a voucher was given for, with how often it was used [ADM-5, REG-2]', async () => {
    const administrator = await world.anAdministrator()
    const { data: issued } = await administrator.call('admin/voucher/daftar', {})
    const { data: listed } = await administrator.call('admin/promo/daftar', {})

    const fromPromos = issued.voucher.filter(({ asal }) => asal === 'promo').map(({ nama }) => nama)
    expect(fromPromos.length).toBeGreaterThan(0)
    expect(listed.promo.flatMap(({ nama, dipakai }) => Array<string>(dipakai).fill(nama))).toEqual(fromPromos)
  })

  it('is told once: a database that holds companies is left as it is', async () => {
    const before = await world.db.selectFrom('companies').select('id').execute()
    await seedDemo(world.deps)
    expect(await world.db.selectFrom('companies').select('id').execute()).toEqual(before)
  })
})
