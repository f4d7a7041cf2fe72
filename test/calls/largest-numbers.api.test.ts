import { describe, expect, it } from 'vitest'
import { allCalls } from '#domain/contract.ts'
import { aPurchaser, fillCart, placeFor } from '../scenes/ordering.ts'
import { aSampleScene } from '../scenes/sample-scene.ts'
import { openWorld } from '../world.ts'
import { type Samples, sampleBodyOf } from './bad-input.ts'
import { numberFieldsOf, withValue } from './largest-numbers.ts'

const world = await openWorld()
const scene = await aSampleScene(world)
const { buyer, seller } = scene
const subscription = await world.db
  .selectFrom('subscriptions')
  .select('id')
  .where('buyer_id', '=', buyer.companyId)
  .executeTakeFirstOrThrow()
const shipped = await placeFor(buyer, scene.addressId, scene.product)
await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: shipped.id, versi: 1 })
const sent = { transaksi_id: shipped.id, versi: 2, kurir: 'Armada sendiri' }
const { data: shipment } = await seller.call('pusat-seller/pesanan/kirim', sent)
const samples: Samples = {
  ...scene.samples,
  cart_id: await fillCart(buyer, scene.product),
  kiriman_id: shipment.kiriman_id,
  langganan_id: subscription.id,
  anggota_id: (await aPurchaser(world, buyer)).userId,
  peran: 'purchaser',
  kode: 'tempo-30',
  sales_user_id: seller.userId,
}

const numbers = allCalls.flatMap((call) =>
  numberFieldsOf(call).map((field) => ({ call, place: field.path.join('.'), ...field })),
)

describe('an amount or a quantity', () => {
  it.each(numbers)(
    'of the largest size is understood, one digit more is refused: $call.path $place [API-2]',
    async ({ call, path, place, largest, beyond }) => {
      const person = call.access === 'seller' ? seller : buyer
      const own = { ...samples, company_id: person.companyId, user_id: person.userId }
      const body = sampleBodyOf(call, own, path.slice(0, 1))
      const send = (value: unknown) => person.send(call.path, withValue(body, path, value))

      for (const tooLarge of [beyond, '9'.repeat(40)]) {
        const refused = await send(tooLarge)
        expect(refused.status, refused.text).toBe(400)
        expect(refused.refusal?.status_message).toMatch(/^Nilai rupiah terlalu besar\.$|^Jumlah harus berupa angka/)
        expect(refused.refusal?.field).toBe(place)
      }
      for (const fits of [largest, largest.replace(/\..*/, '')]) {
        const answer = await send(fits)
        expect([200, 409, 422], answer.text).toContain(answer.status)
      }
    },
  )
})
