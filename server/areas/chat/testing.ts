import { randomUUID } from 'node:crypto'
import type { Person } from '#test/actor.ts'
import type { openWorld } from '#test/world.ts'

/** Common acts of tests of conversations. */
export function talking(world: Awaited<ReturnType<typeof openWorld>>) {
  return {
    /** A buyer that subscribes to a seller, and their room. */
    async aTalk() {
      const [buyer, seller] = [await world.aBuyer(), await world.aSeller()]
      await world.subscribe(buyer, seller)
      const opened = await buyer.call('chat/room/buka', { seller_id: seller.companyId })
      return { buyer, seller, key_room: opened.data.key_room }
    },
    say: (who: Person, key_room: string, contain: string, kunci: string = randomUUID()) =>
      who.call('chat/pesan/kirim', { key_room, kunci, type: 'text', contain }),
    /** All messages, as they read them. */
    said: async (who: Person, key_room: string) =>
      (await who.call('chat/pesan/daftar', { key_room, setelah: 0, limit: 100 })).data.pesan,
    listOf: async (who: Person, more: { cari?: string; saring?: 'semua' | 'belum-dibaca' | 'saya' } = {}) =>
      (await who.call('chat/room/daftar', { company_id: who.companyId, ...more })).data,
    endSubscription: (buyer: Person) =>
      world.db
        .updateTable('subscriptions')
        .set({ status: 'suspended' })
        .where('buyer_id', '=', buyer.companyId)
        .execute(),
  }
}
