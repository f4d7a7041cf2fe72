import { expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 8 })
const terms = { level_harga: 1, tipe_pembayaran: [{ kode: 'transfer' }] }

it('writes one of many requests at once [REG-4]', async () => {
  const [buyer, seller] = [await world.aBuyer(), await world.aSeller()]
  const body = { seller_id: seller.companyId, penggunaan: 'Sirup' }

  const all = await Promise.all(Array.from({ length: 6 }, () => buyer.call('langganan/ajukan', body)))

  expect(all.filter(({ ok }) => ok)).toHaveLength(1)
  expect((await buyer.call('langganan/daftar', {})).data).toMatchObject([{ status: 'diajukan', versi: 1 }])
})

it('lets exactly one of approval, refusal and withdrawal take effect [REG-4] [SELLER-3]', async () => {
  const [buyer, seller] = [await world.aBuyer(), await world.aSeller()]
  const requested = await buyer.call('langganan/ajukan', { seller_id: seller.companyId, penggunaan: 'Sirup' })
  const act = { langganan_id: requested.data.langganan_id, versi: 1 }

  const all = await Promise.all([
    seller.call('pusat-seller/langganan/setujui', { ...act, ...terms }),
    buyer.call('langganan/tarik', act),
    seller.call('pusat-seller/langganan/tolak', { ...act, alasan: 'Tidak' }),
  ])

  expect(all.filter(({ ok }) => ok)).toHaveLength(1)
  for (const slower of all.filter(({ ok }) => !ok)) expect(slower.refusal?.code).toBe('subscription_moved_on')
  const { data } = await buyer.call('langganan/detail', { langganan_id: act.langganan_id })
  expect(data.riwayat).toHaveLength(2)
})
