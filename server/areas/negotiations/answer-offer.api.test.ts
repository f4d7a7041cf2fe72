import { beforeEach, expect, it } from 'vitest'
import { aProposal, MORNING } from '#test/scenes/negotiating.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })
const agree = 'pusat-seller/nego/setuju'
const approve = 'pusat-seller/harga/persetujuan/setujui'

beforeEach(() => world.setClock(MORNING))

/** An offer of Rp 90,000 where sales may give five percent of Rp 100,000. */
async function anOfferBeyond() {
  const scene = await aProposal(world)
  const limits = { tipe_pembayaran: [], tempo_hari: 0, batas_kredit: '0', level_harga: 1, versi: 0 }
  await scene.seller.call('pusat-seller/wewenang/ubah', { ...limits, diskon_persen: 5 })
  const sales = await world.aColleague(scene.seller, 'sales')
  const waiting = async () => (await scene.seller.call('pusat-seller/harga/persetujuan/daftar', {})).data
  const shown = async () => {
    const [request] = await waiting()
    return { permintaan_id: request?.permintaan_id ?? '', versi: request?.versi ?? 0 }
  }
  return { ...scene, sales, waiting, shown }
}

it('leaves an answer below what sales may give to the owner; the buyer hears of nothing [SHOP-7]', async () => {
  const { buyer, seller, sales, nego_id, waiting, shown } = await anOfferBeyond()

  const response = await sales.call(agree, { nego_id, versi: 1 })

  expect(response.data).toMatchObject({
    status: 'menunggu_respon',
    versi: 1,
    batas_sales: '95000.00',
    menunggu_pemilik: true,
  })
  expect((await buyer.call('nego/detail', { nego_id })).data).toMatchObject({ versi: 1, penawaran: [{}] })
  expect(await waiting()).toMatchObject([
    { nego_id, diminta: expect.stringMatching(/^Setuju nego Rp 90.000,00 per kg/) },
  ])
  expect((await seller.call(approve, await shown())).ok).toBe(true)
  expect((await buyer.call('nego/detail', { nego_id })).data).toMatchObject({ status: 'disepakati', versi: 2 })
})

it('lets sales answer up to the limit, and the owner beyond it [SHOP-7]', async () => {
  const { seller, sales, nego_id, waiting } = await anOfferBeyond()
  const counter = (harga: string, versi: number) =>
    sales.call('pusat-seller/nego/tawar', { nego_id, versi, harga, catatan: null })

  expect((await counter('94999.99', 1)).data).toMatchObject({ menunggu_pemilik: true })
  expect((await counter('95000', 1)).data).toMatchObject({ status: 'penawaran_balik', menunggu_pemilik: false })
  expect(await waiting()).toEqual([])

  const other = await anOfferBeyond()
  expect((await other.seller.call(agree, { nego_id: other.nego_id, versi: 1 })).data.status).toBe('disepakati')
  expect((await seller.call('pusat-seller/nego/detail', { nego_id })).data.batas_sales).toBeNull()
})

it('tells the owner that the negotiation has moved on [SHOP-7, NEGO-14]', async () => {
  const { buyer, seller, sales, nego_id, shown } = await anOfferBeyond()
  await sales.call(agree, { nego_id, versi: 1 })
  const request = await shown()

  const both = await Promise.all([buyer.call('nego/tarik', { nego_id, versi: 1 }), seller.call(approve, request)])

  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  const { status } = (await buyer.call('nego/detail', { nego_id })).data
  expect(status).toBe(both[0]?.ok ? 'ditarik' : 'disepakati')
})
