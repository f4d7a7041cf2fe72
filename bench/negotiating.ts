import { randomUUID } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import { type FromBrowser, LIVE_PATH, type ToBrowser } from '#domain/live.ts'
import { type BenchBuyer, signInAs } from './buyer.ts'
import { type Act, loadByHand } from './load.ts'
import { addNegotiable, COUNTER_PRICE, proposal } from './stock-up.ts'

/** More than one run of all three measures submits. */
const PRODUCTS = 8000

/** Measures negotiating: a proposal, its answer, and how long the answer takes to reach the buyer's screen. */
export function makeNegotiating(url: string, databaseUrl: string, buyer: BenchBuyer, seconds: number) {
  let opened: ReturnType<typeof open> | undefined
  const world = () => {
    opened ??= open(url, databaseUrl, buyer)
    return opened
  }

  return {
    submit: async () => {
      const { propose } = await world()
      return loadByHand(() => propose, seconds)
    },

    counter: async () => {
      const { propose, answer } = await world()
      return loadByHand(async () => {
        const id = await propose()
        return () => answer(id)
      }, seconds)
    },

    toScreen: async () => {
      const { propose, answer } = await world()
      const screen = await openScreen(url, buyer)
      try {
        return await loadByHand(async () => {
          const id = await propose()
          // the proposal itself is announced too; version 2 is the answer
          const act: Act = () => Promise.all([screen.shows(id, 2), answer(id)])
          return act
        }, seconds)
      } finally {
        screen.close()
      }
    },
  }
}

/** The seller, and products of its own without negotiations. */
async function open(url: string, databaseUrl: string, buyer: BenchBuyer) {
  const seller = await signInAs(url, 'penjual@contoh.id')
  const products = await addNegotiable(databaseUrl, seller.companyId, PRODUCTS)
  return {
    async propose(): Promise<string> {
      const produk_id = products.pop()
      if (produk_id === undefined) throw new Error('nothing is left to negotiate about')
      const own = { company_id: buyer.companyId, user_id: buyer.userId, kunci: randomUUID() }
      const { nego_id } = await buyer.call<{ nego_id: string }>('negosiasi/submit', { ...own, ...proposal, produk_id })
      return nego_id
    },
    answer: (nego_id: string) => seller.call('pusat-seller/nego/tawar', { nego_id, versi: 1, harga: COUNTER_PRICE }),
  }
}

/** A buyer's browser with a live connection. */
async function openScreen(url: string, buyer: BenchBuyer) {
  const socket: Socket<ToBrowser, FromBrowser> = io(url, {
    path: LIVE_PATH,
    transports: ['websocket'],
    auth: { sessionId: buyer.bearer.replace('Bearer ', '') },
    reconnection: false,
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve)
    socket.on('connect_error', reject)
  })
  const waiting = new Map<string, () => void>()
  socket.on('change', (change) => {
    if (change.name !== 'negotiation') return
    const expected = `${change.id} ${change.version}`
    waiting.get(expected)?.()
    waiting.delete(expected)
  })
  return {
    shows: (id: string, version: number) =>
      new Promise<void>((resolve) => {
        waiting.set(`${id} ${version}`, resolve)
      }),
    close: () => void socket.disconnect(),
  }
}
