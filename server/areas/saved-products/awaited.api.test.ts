import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { openWorld } from '#test/world.ts'
import { notifyRestocked } from './notify-restocked.ts'

const world = await openWorld({ connections: 4 })
const seller = await world.aSeller()

const wait = (who: Person, ...produk_id: number[]) => who.call('rak/tambah', { rak: 'kabari', produk_id })
const waits = async (who: Person) => (await who.call('rak/daftar', {})).data.kabari
const mailsTo = ({ email }: Person) => world.mails.filter(({ to }) => to.address === email)
const notices = async (who: Person) =>
  (await who.call('notifikasi/pusat', { company_id: who.companyId, jenis: 'stok' })).data.notifikasi

async function aSoldOut() {
  const product = await world.aProduct({ seller })
  await count(product.id, '0')
  return product
}

const count = (produk_id: number, jumlah: string) =>
  seller.call('pusat-seller/produk/stok', { produk_id, jumlah, alasan: 'Hitung' })

describe('whoever waits for a product', () => {
  it('is told once by bell and mail when it is in stock, with no price, and waits no more [SHOP-5, ROLE-4]', async () => {
    const buyer = await world.aBuyer()
    const mate = await world.aColleague(buyer, 'purchaser')
    const { id, name, code } = await aSoldOut()
    await wait(buyer, id)
    await wait(buyer, id)
    await world.runJobs('saved-products/notify-restocked')
    expect([await notices(buyer), await waits(buyer)]).toEqual([[], [id]])

    await count(id, '1000')
    await world.runJobs('saved-products/notify-restocked')
    await count(id, '0')
    await count(id, '1000')
    await world.runJobs('saved-products/notify-restocked')

    expect(await notices(buyer)).toMatchObject([
      { pesan: `${name} dari ${seller.companyName} tersedia lagi`, tautan: expect.stringContaining(`/produk/${code}`) },
    ])
    expect([await waits(buyer), await notices(mate), mailsTo(mate)]).toEqual([[], [], []])
    expect(mailsTo(buyer)).toHaveLength(1)
    expect(JSON.stringify([await notices(buyer), mailsTo(buyer)])).not.toMatch(/Rp\s|100000/)
  })

  it('is told by one node alone, however many look at once [SHOP-5]', async () => {
    const buyer = await world.aBuyer()
    const products = [await aSoldOut(), await aSoldOut()]
    await wait(buyer, ...products.map(({ id }) => id))
    for (const { id } of products) await count(id, '1000')

    await Promise.all([notifyRestocked(world.deps), notifyRestocked(world.deps), notifyRestocked(world.deps)])

    expect(await notices(buyer)).toHaveLength(2)
  })

  it('is told nothing of what is withdrawn or of a suspended shop, until it is sold again [SHOP-5]', async () => {
    const buyer = await world.aBuyer()
    const [withdrawn, closed] = [await aSoldOut(), await aSoldOut()]
    await wait(buyer, withdrawn.id, closed.id)
    const set = (id: number, status: string) =>
      world.db.updateTable('products').set({ status }).where('id', '=', id).execute()
    for (const { id } of [withdrawn, closed]) await count(id, '1000')
    await set(withdrawn.id, 'withdrawn')
    await set(closed.id, 'closed')
    await notifyRestocked(world.deps)
    expect([await notices(buyer), await waits(buyer)]).toEqual([[], [withdrawn.id, closed.id]])

    await set(closed.id, 'published')
    await notifyRestocked(world.deps)
    expect([(await notices(buyer)).length, await waits(buyer)]).toEqual([1, [withdrawn.id]])
  })

  it('is told nothing after leaving the company, nor in a channel they do not want [SHOP-5, PUSH-2]', async () => {
    const owner = await world.aBuyer()
    const [gone, quiet] = [await world.aColleague(owner, 'purchaser'), await world.aColleague(owner, 'purchaser')]
    const { id } = await aSoldOut()
    await Promise.all([wait(gone, id), wait(quiet, id)])
    await quiet.call('notifikasi/pengaturan/ubah', { jenis: 'stok', saluran: 'email', aktif: false })
    await world.db.deleteFrom('memberships').where('user_id', '=', gone.userId).execute()
    await count(id, '1000')

    await world.runJobs('saved-products/notify-restocked')

    const stored = world.db.selectFrom('notifications').select('user_id').where('kind', '=', 'stock')
    expect(await stored.where('company_id', '=', owner.companyId).execute()).toEqual([{ user_id: quiet.userId }])
    expect([...mailsTo(gone), ...mailsTo(quiet)]).toEqual([])
  })
})

describe('waiting for a product', () => {
  it('is for what is sold and out of stock, and for a person who may order it [SHOP-5, ROLE-10]', async () => {
    const buyer = await world.aBuyer()
    const approver = await world.aColleague(buyer, 'approver')
    const [{ id }, here] = [await aSoldOut(), await world.aProduct({ seller })]

    expect((await wait(buyer, here.id)).refusal).toMatchObject({
      code: 'not_sold_out',
      status_message: 'Produk ini sudah tersedia.',
    })
    expect((await wait(buyer, 2_147_483_647)).status).toBe(404)
    for (const other of [approver, seller]) expect((await wait(other, id)).refusal?.code).toBe('not_allowed')
    expect((await world.aVisitor().call('rak/tambah', { rak: 'kabari', produk_id: [id] })).status).toBe(401)
  })
})
