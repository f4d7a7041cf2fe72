import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from './database.ts'

/** Messages of PostgreSQL's protocol: a letter, the length of what follows with itself, and that. */
function message(letter: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(content.length + 4)
  return Buffer.concat([Buffer.from(letter), length, content])
}

const signedIn = message('R', Buffer.alloc(4))
const ready = message('Z', Buffer.from('I'))
const ending = message(
  'E',
  Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0'),
)

it('outlives a server that says with the greeting of a connection that it ends', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(Buffer.concat([signedIn, ready, ending])))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo // it listens on a port
  const db = openDatabase({ url: `postgresql://nobody@127.0.0.1:${port}/none`, connections: 1 })
  onTestFinished(() => db.destroy())

  await expect(sql`select 1`.execute(db)).rejects.toThrow()
})
