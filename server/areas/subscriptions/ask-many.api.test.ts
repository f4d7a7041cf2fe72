import { expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()
const use = 'Sirup obat batuk, 500 kg sebulan'

async function askAll(buyer: Person, sellers: readonly { companyId: string }[]) {
  const seller_id = sellers.map(({ companyId }) => companyId)
  return (await buyer.call('langganan/ajukan-sekaligus', { seller_id, penggunaan: use })).data
}

const sellersAnew = (number: number) => Promise.all(Array.from({ length: number }, () => world.aSeller()))

it('asks each of several sellers by a request of its own, with one text [UX-2]', async () => {
  const buyer = await world.aBuyer()
  const sellers = await sellersAnew(3)

  const asked = await askAll(buyer, sellers)

  expect(asked).toEqual(
    sellers.map(({ companyId, companyName }) => ({
      seller_id: companyId,
      seller_nama: companyName,
      hasil: 'terkirim',
      alasan: null,
    })),
  )
  for (const seller of sellers) {
    const { data } = await seller.call('pusat-seller/langganan/daftar', {})
    expect(data.langganan).toMatchObject([{ pembeli_nama: buyer.companyName, status: 'diajukan' }])
  }
  expect((await buyer.call('langganan/daftar', {})).data.map(({ penggunaan }) => penggunaan)).toEqual([use, use, use])
})

it('sends nothing twice when it is asked again, and names what is there already [UX-2]', async () => {
  const buyer = await world.aBuyer()
  const [first, second] = [await world.aSeller(), await world.aSeller()]
  await askAll(buyer, [first])

  const [again, twice] = await Promise.all([askAll(buyer, [first, second, second]), askAll(buyer, [first, second])])

  expect(again.map(({ seller_id }) => seller_id)).toEqual([first.companyId, second.companyId])
  expect(again[0]).toMatchObject({ hasil: 'sudah', alasan: 'Langganan ke seller ini sudah diajukan.' })
  expect([again[1]?.hasil, twice[1]?.hasil].sort()).toEqual(['sudah', 'terkirim'])
  const { data } = await second.call('notifikasi/daftar', { company_id: second.companyId })
  expect(data.notifikasi).toHaveLength(1)
})

it('says seller by seller what could not be sent, and sends the others [UX-2] [REG-4]', async () => {
  const buyer = await world.aBuyer()
  const [open, tired, closed] = [await world.aSeller(), await world.aSeller(), await world.aSeller()]
  await world.db
    .updateTable('companies')
    .set({ suspended_at: world.now() })
    .where('id', '=', closed.companyId)
    .execute()
  for (let times = 0; times < 3; times++) {
    const { data } = await buyer.call('langganan/ajukan', { seller_id: tired.companyId, penggunaan: use })
    await buyer.call('langganan/tarik', { langganan_id: data.langganan_id, versi: data.versi })
  }

  const asked = await askAll(buyer, [closed, tired, { companyId: buyer.companyId }, open])

  expect(asked.map(({ hasil }) => hasil)).toEqual(['gagal', 'gagal', 'gagal', 'terkirim'])
  expect(asked[0]).toMatchObject({ seller_nama: closed.companyName, alasan: 'Seller tidak ditemukan.' })
  expect(asked[1]?.alasan).toBe('Langganan ke seller ini sudah diajukan 3x hari ini. Silakan ajukan lagi besok.')
  expect(asked[2]?.seller_nama).toBeNull()
})

it('takes one to fifty sellers, a text and documents of the company, and sends nothing otherwise [UX-2]', async () => {
  const buyer = await world.aBuyer()
  const seller = await world.aSeller()
  const send = (change: object) =>
    buyer.send('langganan/ajukan-sekaligus', { seller_id: [seller.companyId], penggunaan: use, ...change })

  expect((await send({ seller_id: [] })).refusal).toMatchObject({
    field: 'seller_id',
    status_message: 'Pilih sedikitnya satu seller.',
  })
  expect((await send({ seller_id: Array(51).fill(seller.companyId) })).refusal?.status_message).toBe(
    'Paling banyak 50 seller sekaligus.',
  )
  expect((await send({ penggunaan: ' ' })).refusal?.status_message).toBe('Rencana penggunaan harus diisi.')
  expect((await send({ dokumen: [seller.companyId] })).refusal?.code).toBe('document_not_found')
  expect((await buyer.call('langganan/daftar', {})).data).toEqual([])
})

it('tells a buyer how long a seller usually takes, of its own answers, and nothing where they are too few [UX-2]', async () => {
  const [seller, buyer] = [await world.aSeller(), await world.aBuyer()]
  const usual = async (person: Person | ReturnType<typeof world.aVisitor>) =>
    (await person.call('seller/detail', { seller_username: seller.companyUsername })).data.seller_menit_jawab
  const answeredAfter = async (hours: number, how: (act: object) => Promise<unknown>) => {
    const asker = await world.aBuyer()
    const { data } = await asker.call('langganan/ajukan', { seller_id: seller.companyId, penggunaan: use })
    world.setClock(new Date(world.now().getTime() + hours * 3_600_000).toISOString())
    await how({ langganan_id: data.langganan_id, versi: data.versi })
  }
  const approve = (act: object) =>
    seller.send('pusat-seller/langganan/setujui', { ...act, level_harga: 1, tipe_pembayaran: [{ kode: 'transfer' }] })

  await answeredAfter(1, approve)
  await answeredAfter(30, (act) => seller.send('pusat-seller/langganan/tolak', { ...act, alasan: 'Di luar wilayah' }))
  expect(await usual(buyer)).toBeNull()
  await answeredAfter(3, (act) => seller.send('pusat-seller/langganan/minta-dokumen', { ...act, catatan: 'NIB' }))

  expect(await usual(buyer)).toBe(180)
  expect(await usual(world.aVisitor())).toBeNull()
  await askAll(buyer, [seller])
  expect((await buyer.call('langganan/daftar', {})).data[0]).toMatchObject({ seller_menit_jawab: 180 })
  world.setClock()
})

it('lists the sellers of a material or of given names, and those the company has to do with [UX-2] [ROLE-2]', async () => {
  const buyer = await world.aBuyer()
  const [one, other, ended] = await sellersAnew(3)
  if (!one || !other || !ended) throw new Error('three sellers')
  const product = await world.aProduct({ seller: one })
  await world.subscribe(buyer, other, { status: 'declined' })
  await world.subscribe(buyer, ended, { status: 'ended' })
  const names = async (person: Person, body: object) =>
    (await person.call('seller/daftar', body)).data.seller.map(({ seller_nama }) => seller_nama)
  const { data } = await buyer.call('produk/detail', { produk_id: product.id })

  expect(await names(buyer, { bahan: data.bahan_slug })).toEqual([one.companyName])
  expect(await names(buyer, { seller: [other.companyUsername] })).toEqual([other.companyName])
  expect(await names(buyer, { langganan: true })).toEqual([other.companyName])
  expect((await buyer.call('seller/daftar', { langganan: true })).data.total).toBe(1)
  expect(await names(await world.aBuyer(), { langganan: true })).toEqual([])
})

it('counts the sellers of a material that were not asked yet [UX-2] [MAT-2]', async () => {
  const buyer = await world.aBuyer()
  const [subscribed, waiting, declined, never] = await sellersAnew(4)
  if (!subscribed || !waiting || !declined || !never) throw new Error('four sellers')
  const product = await world.aProduct({ seller: subscribed })
  const { data } = await buyer.call('produk/detail', { produk_id: product.id })
  const { materialId } = await world.db
    .selectFrom('products')
    .select('material_id as materialId')
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow()
  for (const seller of [waiting, declined, never]) await world.aProduct({ seller, materialId })
  await world.subscribe(buyer, subscribed, {})
  await world.subscribe(buyer, waiting, { status: 'requested' })
  await world.subscribe(buyer, declined, { status: 'declined' })

  const material = async (person: Person) => (await person.call('bahan/detail', { slug: data.bahan_slug })).data

  expect(await material(buyer)).toMatchObject({ jumlah_seller_terkunci: 3, jumlah_seller_belum_diajukan: 2 })
  expect((await material(never)).jumlah_seller_belum_diajukan).toBeNull()
})
