import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WireBodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import type { Person } from '#test/actor.ts'
import { propose } from '#test/scenes/negotiating.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })

type Body = WireBodyOf<CallAt<'pusat-seller/produk/sekaligus/terapkan'>>
type Act = Body['tindakan']

const NOON = '2026-11-20T05:00:00Z'
beforeEach(() => world.setClock(NOON))

async function listed(seller: Person) {
  const { data } = await seller.call('pusat-seller/produk/daftar', { halaman: 1, per_halaman: 60 })
  return data.produk
}

/** By name, as the list shows them. */
async function shown<Field extends 'produk_harga_satuan' | 'status'>(seller: Person, field: Field) {
  return Object.fromEntries((await listed(seller)).map((one) => [one.produk_nama, one[field]]))
}

async function ticked(seller: Person): Promise<Body['pilihan']> {
  const products = await listed(seller)
  return { jenis: 'produk', produk: products.map(({ produk_id, versi }) => ({ produk_id, versi })) }
}

async function applyTo(seller: Person, pilihan: Body['pilihan'], tindakan: Act) {
  return (await seller.call('pusat-seller/produk/sekaligus/terapkan', { kunci: randomUUID(), tindakan, pilihan })).data
}

async function lastOf(seller: Person) {
  return (await seller.call('pusat-seller/produk/sekaligus/terakhir', {})).data.tindakan
}

async function setPrice(seller: Person, { produk_id, versi }: { produk_id: number; versi: number }, harga: string) {
  return (await seller.call('pusat-seller/produk/harga', { produk_id, versi, harga })).data
}

function undo(seller: Person, tindakan_id: number) {
  return seller.call('pusat-seller/produk/sekaligus/urungkan', { tindakan_id })
}

describe('an act on many products', () => {
  let seller: Person
  let buyer: Person

  beforeAll(async () => {
    seller = await world.aSeller()
    buyer = await world.aBuyer()
    await world.subscribe(buyer, seller, { level: 2 })
    const kinds = [
      { name: 'Asam', price: '18450.00', levels: { 2: '18000.00' }, lowestPrice: '1.00' },
      { name: 'Basa', price: '101.00', lowestPrice: '1.00' },
      { name: 'Cuka', price: '1000.00', lowestPrice: '950.00' },
    ]
    for (const kind of kinds) await world.aProduct({ seller, ...kind })
  })

  it('moves prices by percent, in whole Rupiah and not below the lowest price, and can be undone [SHOP-2]', async () => {
    const before = await shown(seller, 'produk_harga_satuan')
    const outcome = await applyTo(seller, await ticked(seller), { jenis: 'harga', persen: '-7.5' })

    expect(outcome).toMatchObject({ berubah: 3, tetap: 0, ditolak: [] })
    expect(await shown(seller, 'produk_harga_satuan')).toEqual({ Asam: '17066.00', Basa: '93.00', Cuka: '950.00' })
    const { data } = await buyer.call('produk/daftar', { keyword: 'Asam' })
    expect(data.produk.map((one) => one.produk_harga_satuan)).toEqual(['16650.00'])

    expect(await lastOf(seller)).toMatchObject({ jenis: 'harga', keterangan: '-7.5', berubah: 3 })
    await undo(seller, outcome.tindakan_id)
    expect(await shown(seller, 'produk_harga_satuan')).toEqual(before)
    expect(await lastOf(seller)).toBeNull()
    const history = await world.db
      .selectFrom('price_changes')
      .select(['what', 'before', 'after'])
      .orderBy('id')
      .execute()
    expect(history.filter(({ what }) => what === 'Level 2')).toEqual([
      { what: 'Level 2', before: 'Rp 18.000,00', after: 'Rp 16.650,00' },
      { what: 'Level 2', before: 'Rp 16.650,00', after: 'Rp 18.000,00' },
    ])
  })

  it('says of each that it refuses why, and changes the others [SHOP-2]', async () => {
    const choice = await ticked(seller)
    const [first] = await listed(seller)
    if (choice.jenis !== 'produk' || !first) throw new Error('three were listed')
    const stranger = await world.aProduct({ seller: await world.aSeller() })
    const draft = await world.aProduct({ seller, name: 'Draf', status: 'draft' })
    await setPrice(seller, first, '20000')
    const produk = [...choice.produk, { produk_id: stranger.id, versi: 1 }, { produk_id: draft.id, versi: 1 }]

    const { berubah, ditolak } = await applyTo(seller, { jenis: 'produk', produk }, { jenis: 'tarik' })

    expect(berubah).toBe(2)
    expect(ditolak).toEqual([
      { produk_id: first.produk_id, nama: 'Asam', alasan: 'Produk ini sudah diubah sejak Anda melihatnya.' },
      { produk_id: stranger.id, nama: '', alasan: 'Produk tidak ditemukan.' },
      { produk_id: draft.id, nama: 'Draf', alasan: 'Produk ini masih draf: lengkapi dahulu sebelum dijual.' },
    ])
    expect(await shown(seller, 'status')).toEqual({ Asam: 'dijual', Basa: 'ditarik', Cuka: 'ditarik', Draf: 'draf' })
  })

  it('takes all that a filter shows, as many as were seen; one more is told [SHOP-2]', async () => {
    const filter = { jenis: 'saringan', status: 'ditarik' } as const
    const kunci = randomUUID()
    const moved = await seller.call('pusat-seller/produk/sekaligus/terapkan', {
      kunci,
      tindakan: { jenis: 'terbitkan' },
      pilihan: { ...filter, jumlah: 5 },
    })
    expect(moved.refusal).toMatchObject({ code: 'products_chosen_moved_on' })

    expect(await applyTo(seller, { ...filter, jumlah: 2 }, { jenis: 'terbitkan' })).toMatchObject({ berubah: 2 })
    expect((await listed(seller)).filter(({ status }) => status === 'ditarik')).toEqual([])
  })

  it('puts into a collection and takes out of it, and is found by its name [SHOP-2]', async () => {
    await world.aProduct({ seller, name: 'Dalam', showcases: ['Zulfanat'] })
    const inside = async () => {
      const filter = { seller: seller.companyUsername, etalase: 'zulfanat' }
      return (await world.aVisitor().call('produk/daftar', filter)).data.produk.map(({ produk_nama }) => produk_nama)
    }
    const choice = await ticked(seller)
    const outcome = await applyTo(seller, choice, { jenis: 'masuk_etalase', etalase: 'zulfanat' })

    expect(outcome).toMatchObject({ berubah: 4, tetap: 1 })
    expect((await inside()).sort()).toEqual(['Asam', 'Basa', 'Cuka', 'Dalam'])
    expect((await world.aVisitor().call('produk/daftar', { keyword: 'zulfanat' })).data.total).toBe(4)
    await undo(seller, outcome.tindakan_id)
    expect(await inside()).toEqual(['Dalam'])
    const refused = await seller.call('pusat-seller/produk/sekaligus/terapkan', {
      kunci: randomUUID(),
      tindakan: { jenis: 'keluar_etalase', etalase: 'milik-orang' },
      pilihan: await ticked(seller),
    })
    expect(refused.refusal).toMatchObject({ code: 'showcase_not_found', field: 'etalase' })
  })

  it('tells who undoes taking out of a collection that it is gone, and changes nothing [SHOP-2]', async () => {
    await world.aProduct({ seller, name: 'Sendiri', showcases: ['Musiman'] })
    const outcome = await applyTo(seller, await ticked(seller), { jenis: 'keluar_etalase', etalase: 'musiman' })
    const { data } = await seller.call('pusat-seller/etalase/daftar', {})
    const gone = data.find(({ nama }) => nama === 'Musiman')
    await seller.call('pusat-seller/etalase/hapus', { etalase_id: gone?.etalase_id ?? '' })

    const before = await listed(seller)
    expect((await undo(seller, outcome.tindakan_id)).refusal).toMatchObject({ code: 'showcase_not_found' })
    expect(await listed(seller)).toEqual(before)
  })

  it('ends what is negotiated about what it withdraws; undone, it is sold again [SHOP-2, NEGO-9]', async () => {
    const product = await world.aProduct({ seller, name: 'Endapan' })
    await propose(buyer, product)
    const only = (await listed(seller)).filter(({ produk_nama }) => produk_nama === 'Endapan')
    const produk = only.map(({ produk_id, versi }) => ({ produk_id, versi }))

    const outcome = await applyTo(seller, { jenis: 'produk', produk }, { jenis: 'tarik' })

    expect(outcome).toMatchObject({ berubah: 1, nego_berakhir: 1 })
    await undo(seller, outcome.tindakan_id)
    expect((await shown(seller, 'status')).Endapan).toBe('dijual')
  })

  it('is done once for a key, and answers the same again; another request with it is refused [SHOP-2]', async () => {
    const body: Body = {
      kunci: randomUUID(),
      tindakan: { jenis: 'harga', persen: '10' },
      pilihan: await ticked(seller),
    }
    const [one, other] = await Promise.all([
      seller.call('pusat-seller/produk/sekaligus/terapkan', body),
      seller.call('pusat-seller/produk/sekaligus/terapkan', body),
    ])
    expect(one.data).toEqual(other.data)
    expect((await shown(seller, 'produk_harga_satuan')).Basa).toBe('111.00')
    const reused = await seller.call('pusat-seller/produk/sekaligus/terapkan', {
      ...body,
      tindakan: { jenis: 'tarik' },
    })
    expect(reused.refusal).toMatchObject({ code: 'key_reused' })
  })

  it('leaves what was changed since when it is undone, and says so; a day later it stays [SHOP-2]', async () => {
    const outcome = await applyTo(seller, await ticked(seller), { jenis: 'harga', persen: '100' })
    const [first] = await listed(seller)
    if (!first) throw new Error('more than one was listed')
    await setPrice(seller, first, '5000')
    world.setClock('2026-11-21T05:00:00Z')
    expect(await lastOf(seller)).toBeNull()
    expect((await undo(seller, outcome.tindakan_id)).refusal).toMatchObject({ code: 'bulk_act_not_last' })

    world.setClock('2026-11-21T04:59:59Z')
    const { data } = await undo(seller, outcome.tindakan_id)
    expect(data.ditolak).toEqual([
      { produk_id: first.produk_id, nama: 'Asam', alasan: 'Produk ini sudah diubah sejak tindakan itu.' },
    ])
    expect((await shown(seller, 'produk_harga_satuan')).Asam).toBe('5000.00')
    expect((await shown(seller, 'produk_harga_satuan')).Basa).toBe('111.00')
    expect((await undo(seller, outcome.tindakan_id)).refusal).toMatchObject({ code: 'bulk_act_not_last' })
  })

  it('is forgotten when nobody can undo or repeat it any more [SHOP-2]', async () => {
    world.setClock('2026-11-23T05:00:00Z')
    await world.runJobs('catalogue/tidy')
    expect(await world.db.selectFrom('product_bulk_acts').select('id').execute()).toEqual([])
    expect(await world.db.selectFrom('product_bulk_changes').select('act_id').execute()).toEqual([])
  })

  it('is audited once, with how many and by how much; so are withdrawals and photos [SHOP-2, ADM-6]', async () => {
    const entries = await world.db
      .selectFrom('audit_entries')
      .select(['act', 'after'])
      .where('company_id', '=', seller.companyId)
      .where('act', 'like', 'products.%')
      .orderBy('id')
      .execute()
    expect(entries.slice(0, 4)).toEqual([
      { act: 'products.price', after: { percent: '-7.5', productCount: 3 } },
      { act: 'products.undo', after: { productCount: 3 } },
      { act: 'products.withdraw', after: { productCount: 2 } },
      { act: 'products.publish', after: { productCount: 2 } },
    ])
    const { id } = await world.aProduct({ seller, name: 'Tertarik' })
    await seller.call('pusat-seller/produk/tarik', { produk_id: id })
    const one = await world.db
      .selectFrom('audit_entries')
      .select(['act', 'thing_name', 'before', 'after'])
      .where('act', '=', 'product.withdraw')
      .executeTakeFirst()
    expect(one).toEqual({
      act: 'product.withdraw',
      thing_name: 'Tertarik',
      before: { onSale: 'published' },
      after: { onSale: 'withdrawn' },
    })
  })
})

describe('the list price in the table', () => {
  it('is set over the expected version, not below the lowest price; nothing else changes [SHOP-2]', async () => {
    const seller = await world.aSeller()
    const wishes = { levels: { 2: '90.00' }, lowestPrice: '80.00', negoPercent: '10' }
    const { id } = await world.aProduct({ seller, price: '100.00', ...wishes })
    const set = (harga: string, versi: number) =>
      seller.call('pusat-seller/produk/harga', { produk_id: id, versi, harga })

    const stored = { produk_id: id, versi: 2, harga: '120.50', menunggu_pemilik: false }
    expect((await set('120.5', 1)).data).toEqual(stored)
    expect((await set('120.50', 2)).data.versi).toBe(2)
    expect((await set('130', 1)).refusal).toMatchObject({ code: 'product_seen_moved_on', field: 'harga' })
    expect((await set('79.99', 2)).refusal).toMatchObject({ code: 'price_below_lowest', field: 'harga' })
    expect((await set('0', 2)).refusal).toMatchObject({ code: 'price_nothing', field: 'harga' })
    const { data } = await seller.call('pusat-seller/produk/isian', { produk_id: id })
    expect(data.produk?.isian).toMatchObject({ harga: '120.50', harga_tingkat_2: '90.00', harga_terendah: '80.00' })
    const stranger = await world.aSeller()
    const theirs = await stranger.call('pusat-seller/produk/harga', { produk_id: id, versi: 2, harga: '1' })
    expect(theirs.refusal).toMatchObject({ code: 'product_not_found' })
  })
})
