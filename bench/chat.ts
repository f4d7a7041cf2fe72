import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { io } from 'socket.io-client'
import { type AppProcess, startApp } from '#test/servers/app-process.ts'
import { copyOfOffers } from './cached-database.ts'
import { type BenchRoom, fillRoom, makeRooms, openEar, sendMessage } from './chat-world.ts'
import { load, loadByHand, type Measure } from './load.ts'
import { residentMegabytes } from './measure-size.ts'
import { headings, line, print } from './report.ts'
import { roundRobin } from './scenario.ts'

const ROOMS = 500
const SENDERS = 8
const SOCKETS = 2_000
const LONG_ROOM = 100_000

/** Conversations: from a message's POST to the other side's socket, beside an echo of Socket.IO in the same run. */
export async function printChat(seconds: number): Promise<void> {
  const database = await copyOfOffers(1000)
  const app = await startApp(database.url, { TRUST_PROXY: '1', LOG_LEVEL: 'error', BUSY_AFTER_MS: '' })
  try {
    const where = { url: app.url, databaseUrl: database.url }
    const rooms = await makeRooms(where, { sellers: SENDERS, buyers: ROOMS + 1 })
    // in which nothing was said yet
    const [silent] = rooms.splice(ROOMS)
    print(headings)
    for (const active of [2, ROOMS]) {
      const floor = await echoed(active, seconds)
      const measure = await delivered(app.url, rooms.slice(0, active), seconds)
      print(line({ name: `message, ${active} rooms` }, measure, floor))
    }
    await printMemory(app, rooms)
    if (silent) await printLongRoom(where, silent, seconds)
  } finally {
    await app.stop()
    await database.drop()
  }
}

/** Eight senders; a message counts when it was announced to the buyer's browser. */
async function delivered(url: string, rooms: readonly BenchRoom[], seconds: number): Promise<Measure> {
  const ears = new Map<BenchRoom, Awaited<ReturnType<typeof openEar>>>()
  for (const room of rooms) ears.set(room, await openEar(url, room.buyer))
  const next = roundRobin(rooms)
  try {
    return await loadByHand(() => {
      const room = next()
      return async () => ears.get(room)?.hears(room.key, await sendMessage(url, room))
    }, seconds)
  } finally {
    for (const ear of ears.values()) ear.close()
  }
}

/** Baseline: sockets that only echo the message back. */
async function echoed(rooms: number, seconds: number): Promise<Measure> {
  const child = fork(join(import.meta.dirname, 'echo-floor.ts'), [], { execArgv: [] })
  const [url] = await once(child, 'message')
  const open = async (room?: string) => {
    const socket = io(url, { transports: ['websocket'], auth: { room }, forceNew: true })
    await once(socket as unknown as NodeJS.EventEmitter, 'connect') // has what `once` asks for
    return socket
  }
  const waiting = new Map<number, () => void>()
  const ears = []
  for (let room = 0; room < rooms; room++) {
    const ear = await open(String(room))
    ear.on('said', (number: number) => waiting.get(number)?.())
    ears.push(ear)
  }
  const senders = await Promise.all(Array.from({ length: SENDERS }, () => open()))
  let number = 0
  try {
    return await loadByHand(
      (worker) => () =>
        new Promise<void>((arrived) => {
          const own = ++number
          waiting.set(own, () => {
            waiting.delete(own)
            arrived()
          })
          senders[worker]?.emit('say', String(own % rooms), own)
        }),
      seconds,
    )
  } finally {
    for (const socket of [...ears, ...senders]) socket.disconnect()
    child.kill()
  }
}

/** Megabytes of the process with so many browsers connected, and what one of them takes. */
async function printMemory(app: AppProcess, rooms: readonly BenchRoom[]): Promise<void> {
  const before = await residentMegabytes(app)
  const next = roundRobin(rooms)
  const ears = []
  for (let opened = 0; opened < SOCKETS; opened++) ears.push(await openEar(app.url, next().buyer))
  const after = await residentMegabytes(app)
  const each = ((after - before) * 1024) / SOCKETS
  print(
    `${SOCKETS} sockets: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB with them, ${each.toFixed(1)} kB each`,
  )
  for (const ear of ears) ear.close()
}

/** A room with as many messages as one is likely ever to have: opened, scrolled to any place, searched. */
async function printLongRoom(
  { url, databaseUrl }: { url: string; databaseUrl: string },
  room: BenchRoom,
  seconds: number,
): Promise<void> {
  await fillRoom(databaseUrl, room, LONG_ROOM)
  const { key: key_room, buyer } = room
  const anywhere = () => 1 + Math.floor(Math.random() * LONG_ROOM)
  const acts = [
    { name: 'open', path: 'chat/room/buka', body: () => ({ key_room }) },
    { name: 'scroll', path: 'chat/pesan/daftar', body: () => ({ key_room, sebelum: anywhere(), limit: 50 }) },
    { name: 'search', path: 'chat/pesan/cari', body: () => ({ key_room, cari: `pesan ${anywhere()}:` }) },
  ]
  for (const { name, path, body } of acts) {
    const next = () => ({ body: body() })
    const measure = await load({ url: `${url}/api/${path}`, headers: { authorization: buyer.bearer }, next }, seconds)
    print(line({ name: `room of ${LONG_ROOM}: ${name}` }, measure, undefined))
  }
}
