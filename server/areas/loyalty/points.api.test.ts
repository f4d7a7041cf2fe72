import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { anOrder, aSale, checkoutOf, complete, fillCart, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

async function balanceOf(person: Person) {
  const { data } = await person.call('poin/saldo', { company_id: person.companyId })
  return data[0]
}

async function historyOf(person: Person) {
  const { data } = await person.call('poin/riwayat', { company_id: person.companyId })
  return data.riwayat.map(({ jenis, keterangan, poin, saldo }) => [jenis, keterangan, poin, saldo])
}

async function rewardsFor(person: Person) {
  return (await person.call('poin/hadiah', { company_id: person.companyId })).data
}

/** A completed order of 100 kg at Rp 110,000: goods for Rp 11,000,000 earn 1,100 points. */
async function aCompletedOrder() {
  const sale = await anOrder(world, { price: '110000.00', units: '100' })
  await complete(sale)
  return sale
}

async function redeem(person: Person, wishes: { hadiah_id?: string; kunci?: string } = {}) {
  const [cheapest] = await rewardsFor(person)
  return person.call('poin/tukar', {
    ...person.ids,
    hadiah_id: wishes.hadiah_id ?? cheapest?.hadiah_id ?? '',
    kunci: wishes.kunci ?? randomUUID(),
  })
}

/** An order of 100 kg that a voucher pays a part of. @returns its id */
async function orderWith(
  buyer: Person,
  addressId: string,
  product: { id: number; sellerId: string },
  voucherId: string,
) {
  await fillCart(buyer, product, '100')
  const { data } = await buyer.call('checkout/buat', await checkoutOf(buyer, addressId, voucherId))
  return data.transaksi[0]?.transaksi_id ?? ''
}

describe('points', () => {
  it('are none for a company that has completed nothing [REG-5]', async () => {
    const buyer = await world.aBuyer()
    expect(await balanceOf(buyer)).toMatchObject({ total_point_view: '0', total_point: 0, akan_hangus: null })
    expect(await historyOf(buyer)).toEqual([])
  })

  it('are earned when an order is completed, and not before [ORDER-6]', async () => {
    const sale = await anOrder(world, { price: '110000.00', units: '100' })
    expect((await balanceOf(sale.buyer))?.total_point).toBe(0)

    world.setClock('2030-03-04T09:00:00+07:00')
    await complete(sale)

    expect(await balanceOf(sale.buyer)).toMatchObject({
      total_point_view: '1.100',
      total_point: 1100,
      akan_hangus: { poin: 1100, pada: '2031-03-04T17:00:00.000Z' },
    })
    world.setClock()
    expect(await historyOf(sale.buyer)).toEqual([['diperoleh', `Pesanan ${sale.order.number} selesai`, 1100, 1100]])
  })

  it('are answered with the name of who asks, as the text of the balance, to each role of a buyer [API-1] [REG-5]', async () => {
    const { buyer } = await aCompletedOrder()
    const approver = await world.aColleague(buyer, 'approver')

    for (const person of [buyer, approver]) {
      const { nama, poin } = (await person.call('akun/profil', {})).data
      expect({ nama, poin }).toEqual({ nama: (await person.call('session/profil', {})).data.nama, poin: '1.100' })
    }
  })

  it('are taken back when the completed order is cancelled after all, once [ORDER-6]', async () => {
    const { buyer, seller, order } = await aCompletedOrder()
    const cancel = { transaksi_id: order.id, versi: 4, alasan: 'Barang dikembalikan' }

    const cancelled = await seller.call('pusat-seller/pesanan/batal', cancel)
    await seller.call('pusat-seller/pesanan/batal', cancel)

    expect(cancelled.data.status).toBe('dibatalkan')
    expect(await historyOf(buyer)).toEqual([
      ['ditarik', `Pesanan ${order.number} dibatalkan`, -1100, 0],
      ['diperoleh', `Pesanan ${order.number} selesai`, 1100, 1100],
    ])
  })

  it('that were redeemed meanwhile are owed: the balance falls below zero [ORDER-6]', async () => {
    const { buyer, seller, order } = await aCompletedOrder()
    await redeem(buyer)
    await seller.call('pusat-seller/pesanan/batal', { transaksi_id: order.id, versi: 4, alasan: 'Dikembalikan' })

    expect(await balanceOf(buyer)).toMatchObject({ total_point_view: '-1.000', total_point: -1000, akan_hangus: null })
    expect((await redeem(buyer)).refusal?.code).toBe('points_too_few')
  })

  it('are not earned by an order between companies that share a member, and are not promised [ORDER-6]', async () => {
    const sale = await aSale(world, { price: '110000.00' })
    const { buyer, seller } = sale
    // signed in for the company that buys
    await balanceOf(buyer)
    await world.db
      .insertInto('memberships')
      .values({ company_id: seller.companyId, user_id: buyer.userId, role: 'sales', created_at: world.now() })
      .execute()
    const cart_id = await fillCart(buyer, sale.product, '100')
    const shown = await buyer.call('checkout/rincian', { company_id: buyer.companyId, cart_id: [cart_id] })
    expect(shown.data.poin).toBe(0)

    const order = await placeFor(buyer, sale.addressId, sale.product, '100')
    await complete({ ...sale, order })
    expect((await balanceOf(buyer))?.total_point).toBe(0)
  })

  it('that are owed hold back the vouchers that were redeemed with them [ORDER-6] [ORDER-1]', async () => {
    const { buyer, seller, order, product, addressId } = await aCompletedOrder()
    const { data: reward } = await redeem(buyer)
    const usable = async () => {
      const cart_id = [await fillCart(buyer, product, '100')]
      const { data } = await buyer.call('checkout/rincian', { company_id: buyer.companyId, cart_id })
      return data.voucher.find(({ voucher_id }) => voucher_id === reward.voucher.voucher_id)
    }
    expect(await usable()).toMatchObject({ halangan: null })
    const checkout = await checkoutOf(buyer, addressId, reward.voucher.voucher_id)

    await seller.call('pusat-seller/pesanan/batal', { transaksi_id: order.id, versi: 4, alasan: 'Kembali' })

    expect((await balanceOf(buyer))?.total_point).toBeLessThan(0)
    expect((await usable())?.halangan).toMatch(/^Saldo poin perusahaan di bawah nol/)
    expect((await buyer.call('checkout/buat', checkout)).refusal?.code).toBe('voucher_points_owed')
    const { data: own } = await buyer.call('voucher/daftar', { company_id: buyer.companyId })
    const keyword = own.find(({ voucher_id }) => voucher_id === reward.voucher.voucher_id)?.kode ?? ''
    const { data: issued } = await (await world.anAdministrator()).call('admin/voucher/daftar', { keyword })
    expect([...own, ...issued.voucher].map(({ status }) => status)).toEqual(['ditahan', 'ditahan'])
  })

  it('that are owed hold back what came back of such a voucher, however often it was used [ORDER-6] [ORDER-1]', async () => {
    const { buyer, seller, order, product, addressId } = await aCompletedOrder()
    const { data: reward } = await redeem(buyer)
    const cancelled = async (voucherId: string) => {
      const placed = await orderWith(buyer, addressId, product, voucherId)
      await buyer.call('transaksi/batal', { transaksi_id: placed, versi: 1, alasan: 'Salah pesan' })
      const { data } = await buyer.call('voucher/daftar', { company_id: buyer.companyId })
      return data.find(({ status }) => status === 'aktif')?.voucher_id ?? ''
    }
    const back = await cancelled(await cancelled(reward.voucher.voucher_id))
    await seller.call('pusat-seller/pesanan/batal', { transaksi_id: order.id, versi: 4, alasan: 'Kembali' })

    await fillCart(buyer, product, '100')
    const { refusal } = await buyer.call('checkout/buat', await checkoutOf(buyer, addressId, back))

    expect((await balanceOf(buyer))?.total_point).toBeLessThan(0)
    expect(refusal?.code).toBe('voucher_points_owed')
    const administrator = await world.anAdministrator()
    const hadiah_id = (await rewardsFor(buyer))[0]?.hadiah_id
    const { data: issued } = await administrator.call('admin/voucher/daftar', { hadiah_id })
    expect(issued.voucher.map(({ asal }) => asal)).not.toContain('pengembalian')
  })

  it('are never earned by an order that is cancelled, nor below Rp 10.000 of goods [ORDER-6]', async () => {
    const { buyer, order } = await anOrder(world)
    await buyer.call('transaksi/batal', { transaksi_id: order.id, versi: 1, alasan: 'Salah' })
    const small = await anOrder(world, { price: '199.00' })
    await complete(small)

    expect(await historyOf(buyer)).toEqual([])
    expect(await historyOf(small.buyer)).toEqual([])
  })

  it('are seen by every role of the company, by no stranger and no seller [REG-5] [ROLE-9]', async () => {
    const { buyer, seller } = await aCompletedOrder()
    for (const role of ['purchaser', 'approver'] as const) {
      expect((await balanceOf(await world.aColleague(buyer, role)))?.total_point).toBe(1100)
    }
    expect((await balanceOf(await world.aBuyer()))?.total_point).toBe(0)
    const response = await seller.call('poin/saldo', { company_id: seller.companyId })
    expect(response.refusal?.code).toBe('buyers_only')
    const claimed = await seller.call('poin/saldo', { company_id: buyer.companyId })
    expect(claimed.ok).toBe(false)
  })

  it('have a history that is paged, newest first, with the balance after each [REG-5]', async () => {
    const { buyer, seller, product, addressId } = await aSale(world, { price: '10000.00' })
    for (const _ of [1, 2, 3]) {
      await complete({ buyer, seller, order: await placeFor(buyer, addressId, product) })
    }
    const pageOf = async (halaman: number) => {
      const { data } = await buyer.call('poin/riwayat', { company_id: buyer.companyId, halaman, per_halaman: 2 })
      return { saldo: data.riwayat.map(({ saldo }) => saldo), total: data.total }
    }
    expect(await pageOf(1)).toEqual({ saldo: [150, 100], total: 3 })
    expect(await pageOf(2)).toEqual({ saldo: [50], total: 3 })
  })

  it('stand in the history in the order of their time, each balance with them [REG-5]', async () => {
    const { buyer, seller, product, addressId } = await aSale(world, { price: '10000.00' })
    const sale = { buyer, seller }
    const [early, late] = [await placeFor(buyer, addressId, product), await placeFor(buyer, addressId, product, '200')]
    world.setClock('2030-03-04T09:00:00+07:00')
    await complete({ ...sale, order: late })
    world.setClock('2030-03-02T09:00:00+07:00')
    await complete({ ...sale, order: early })
    world.setClock()

    expect((await historyOf(buyer)).map(([, , ...amounts]) => amounts)).toEqual([
      [200, 250],
      [50, 50],
    ])
  })
})

describe('the ledger', () => {
  it.each([
    ['update', sql`update point_entries set points = points + 1`],
    ['delete', sql`delete from point_entries`],
    ['truncate', sql`truncate point_entries`],
  ])('refuses %s: it is only appended to [ORDER-6]', async (_, statement) => {
    await aCompletedOrder()
    await expect(statement.execute(world.db)).rejects.toThrow('point_entries is only appended to')
  })
})

describe('rewards', () => {
  let buyer: Person
  beforeAll(async () => {
    buyer = (await aCompletedOrder()).buyer
  })

  it('tell the owner what may be redeemed, and how much is missing [REG-5]', async () => {
    expect(await rewardsFor(buyer)).toMatchObject([
      { nama: 'Voucher Rp 50.000', poin: 1000, nilai: '50000.00', tukar: { boleh: true, alasan: null } },
      { nama: 'Voucher Rp 250.000', tukar: { boleh: false, alasan: 'Kurang 3.400 poin lagi.' } },
      { nama: 'Voucher Rp 1.000.000', tukar: { boleh: false } },
    ])
  })

  it('are redeemed by the owner alone [REG-5] [ROLE-10]', async () => {
    for (const role of ['purchaser', 'approver'] as const) {
      const colleague = await world.aColleague(buyer, role)
      const [reward] = await rewardsFor(colleague)
      expect(reward?.tukar).toEqual({ boleh: false, alasan: 'Hanya pemilik perusahaan yang dapat menukar poin.' })
      expect((await redeem(colleague)).refusal?.code).toBe('not_allowed')
    }
    expect((await balanceOf(buyer))?.total_point).toBe(1100)
  })

  it('become a voucher, once a key [REG-5] [ORDER-6]', async () => {
    world.setClock('2030-03-04T09:00:00+07:00')
    const { buyer: owner } = await aCompletedOrder()
    const kunci = randomUUID()

    const first = await redeem(owner, { kunci })
    const again = await redeem(owner, { kunci })
    world.setClock()

    expect(first.data).toMatchObject({
      total_point: 100,
      total_point_view: '100',
      voucher: { nama: 'Voucher Rp 50.000', nilai: '50000.00', min_belanja: '500000.00', status: 'aktif' },
    })
    expect(first.data.voucher.kode).toMatch(/^SB-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/)
    expect(first.data.voucher.berlaku_sampai).toBe('2030-06-02T17:00:00.000Z')
    expect(again.data).toEqual(first.data)
    expect((await historyOf(owner))[0]).toEqual(['ditukar', 'Ditukar dengan Voucher Rp 50.000', -1000, 100])
    const other = (await rewardsFor(owner))[1]?.hadiah_id ?? ''
    expect((await redeem(owner, { kunci, hadiah_id: other })).refusal?.code).toBe('key_reused')
  })

  it('are refused without the points for them, and where there is no such reward [REG-5]', async () => {
    const poor = await world.aBuyer()
    const refused = await redeem(poor)
    expect(refused.refusal).toMatchObject({
      code: 'points_too_few',
      status_message: 'Poin belum cukup. Dibutuhkan 1.000 poin, saldo 0 poin.',
    })
    expect((await redeem(poor, { hadiah_id: randomUUID() })).refusal?.code).toBe('reward_not_found')
  })
})

describe('after 12 months', () => {
  it('points that nobody redeemed end, once, and only those [ORDER-6]', async () => {
    world.setClock('2031-03-04T09:00:00+07:00')
    const { buyer, seller, product, addressId, order } = await anOrder(world, { price: '110000.00', units: '100' })
    await complete({ buyer, seller, order })
    await redeem(buyer)
    world.setClock('2031-09-01T09:00:00+07:00')
    await complete({ buyer, seller, order: await placeFor(buyer, addressId, product, '100') })

    world.setClock('2032-03-04T23:59:59+07:00')
    await world.runJobs('loyalty/expire')
    expect((await balanceOf(buyer))?.total_point).toBe(1200)
    world.setClock('2032-03-05T00:00:00+07:00')
    await world.runJobs('loyalty/expire')
    await world.runJobs('loyalty/expire')

    expect(await balanceOf(buyer)).toMatchObject({ total_point: 1100, akan_hangus: { poin: 1100 } })
    expect((await historyOf(buyer))[0]).toEqual(['hangus', 'Masa berlaku poin berakhir', -100, 1100])
    world.setClock()
  })

  it('points end for every company, whatever is stuck for another [ORDER-6]', async () => {
    world.setClock('2033-03-04T09:00:00+07:00')
    const { buyer: first } = await aCompletedOrder()
    const { buyer: stuck } = await aCompletedOrder()
    const { buyer: last } = await aCompletedOrder()
    world.setClock('2034-03-05T00:00:00+07:00')
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$`.execute(
      world.db,
    )
    await sql`create trigger refuse before insert on point_entries for each row
      when (new.company_id = ${sql.lit(stuck.companyId)}) execute function refuse()`.execute(world.db)

    const expiring = world.runJobs('loyalty/expire')

    await expect(expiring).rejects.toMatchObject({ errors: [{ message: `company ${stuck.companyId} is stuck` }] })
    const left = [await balanceOf(first), await balanceOf(stuck), await balanceOf(last)]
    expect(left.map((balance) => balance?.total_point === 0)).toEqual([true, false, true])
    await sql`drop trigger refuse on point_entries`.execute(world.db)
    world.setClock()
  })

  it('they cannot be redeemed, even before the sweep has come by [ORDER-6]', async () => {
    world.setClock('2031-03-04T09:00:00+07:00')
    const { buyer, seller, order } = await aCompletedOrder()
    world.setClock('2032-03-05T00:00:00+07:00')

    expect((await redeem(buyer)).refusal?.code).toBe('points_too_few')
    await world.runJobs('loyalty/expire')
    expect((await balanceOf(buyer))?.total_point).toBe(0)

    // and are not taken twice
    await seller.call('pusat-seller/pesanan/batal', { transaksi_id: order.id, versi: 4, alasan: 'Dikembalikan' })
    expect((await balanceOf(buyer))?.total_point).toBe(0)
    world.setClock()
  })
})
