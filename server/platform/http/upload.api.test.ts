import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { hashOfStoredData } from '#test/database/hash-of-stored-data.ts'
import { aPdf, formOf, type SentFile } from '#test/form.ts'
import { openWorld } from '#test/world.ts'

// uploads over a real connection, which may be slow or break

const world = await openWorld()
const address = new URL(await world.http.listen({ port: 0, host: '127.0.0.1' }))
const PATH = '/api/perusahaan/dokumen/unggah'
const MB = 1024 * 1024

async function bearerOf({ email }: Person): Promise<string> {
  const payload = { identitas: email, password: 'Contoh123' }
  const answer = await world.http.inject({ method: 'POST', url: '/api/session/login', payload })
  return `Bearer ${answer.json().data.sessionId}`
}

const large = (size: number): SentFile => ({ ...aPdf, content: Buffer.concat([aPdf.content, Buffer.alloc(size)]) })

async function connections(): Promise<number> {
  return new Promise((resolve, reject) => {
    world.http.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}

describe('an upload', () => {
  it('that breaks off leaves nothing recorded and no file [REG-3]', async () => {
    const owner = await world.aBuyer()
    const authorization = await bearerOf(owner)
    const { payload, headers } = formOf({ company_id: owner.companyId, jenis: 'npwp' }, [large(2 * MB)])
    const before = await hashOfStoredData(world.db)
    for (const fraction of [0.0001, 0.5, 0.999]) {
      const socket = connect(Number(address.port), address.hostname)
      const head = [
        `POST ${PATH} HTTP/1.1`,
        'host: localhost',
        `authorization: ${authorization}`,
        `content-type: ${headers['content-type']}`,
        `content-length: ${payload.length}`,
      ]
      socket.write(`${head.join('\r\n')}\r\n\r\n`)
      await new Promise((resolve) => socket.write(payload.subarray(0, payload.length * fraction), resolve))
      socket.destroy()
      await once(socket, 'close')
      await expect.poll(connections).toBe(0)
    }
    expect(await hashOfStoredData(world.db)).toBe(before)
    expect(await world.storedFiles()).toEqual([])
  })

  it.each([
    ['a length', 6],
    ['a length', 40],
    ['no length', 6],
    ['no length', 40],
  ])(
    'that says %s and is far too large (%d MB) is answered, and the connection goes on [REG-3]',
    async (sizeBy, size) => {
      const owner = await world.aBuyer()
      const authorization = await bearerOf(owner)
      const { payload, headers } = formOf({ company_id: owner.companyId, jenis: 'npwp' }, [large(size * MB)])
      const body = sizeBy === 'a length' ? payload : streamOf(payload)

      const answer = await fetch(new URL(PATH, address), {
        method: 'POST',
        headers: { ...headers, authorization },
        body,
        duplex: 'half',
      } as RequestInit) // a stream wants `duplex`, which the types do not know

      expect(answer.status).toBe(413)
      expect(await answer.json()).toMatchObject({
        status_detail: { code: 'file_too_large', field: 'berkas', status_message: 'Ukuran berkas paling besar 5 MB.' },
      })
      expect(await world.storedFiles()).toEqual([])
    },
  )

  it('that is far too large is answered in words though its connection is closed with the answer [REG-3]', async () => {
    const owner = await world.aBuyer()
    const { payload, headers } = formOf({ company_id: owner.companyId, jenis: 'npwp' }, [large(40 * MB)])
    const socket = connect(Number(address.port), address.hostname)
    const head = [
      `POST ${PATH} HTTP/1.1`,
      'host: localhost',
      'connection: close',
      `authorization: ${await bearerOf(owner)}`,
      `content-type: ${headers['content-type']}`,
      `content-length: ${payload.length}`,
    ]

    // as clients do that read nothing before they have sent everything
    await new Promise((resolve, reject) => {
      socket.once('error', reject)
      socket.write(`${head.join('\r\n')}\r\n\r\n`)
      socket.write(payload, resolve)
    })
    const answer = await text(socket)

    expect(answer).toContain('HTTP/1.1 413')
    expect(answer).toContain('Ukuran berkas paling besar 5 MB.')
  })

  it('of somebody who may not is answered without being read [REG-3] [ROLE-10]', async () => {
    const owner = await world.aBuyer()
    const purchaser = await world.aColleague(owner, 'purchaser')
    const { payload, headers } = formOf({ company_id: owner.companyId, jenis: 'npwp' }, [large(4 * MB)])
    const ask = (more: Record<string, string>) =>
      fetch(new URL(PATH, address), { method: 'POST', headers: { ...headers, ...more }, body: payload })

    expect((await ask({})).status).toBe(401)
    expect((await ask({ authorization: await bearerOf(purchaser) })).status).toBe(422)
    expect(await world.storedFiles()).toEqual([])
  })

  it('arrives whole, byte by byte, and is read back the same [REG-3]', async () => {
    const owner = await world.aBuyer()
    const authorization = await bearerOf(owner)
    const file = large(3 * MB)
    const { payload, headers } = formOf({ company_id: owner.companyId, jenis: 'npwp' }, [file])
    const answer = await fetch(new URL(PATH, address), {
      method: 'POST',
      headers: { ...headers, authorization },
      body: streamOf(payload),
      duplex: 'half',
    } as RequestInit) // as above
    const { data } = (await answer.json()) as { data: { dokumen_id: string } } // a success is validated against its schema

    const read = await fetch(new URL(`/api/perusahaan/dokumen/berkas?dokumen_id=${data.dokumen_id}`, address), {
      headers: { authorization },
    })
    expect(Buffer.from(await read.arrayBuffer()).equals(file.content)).toBe(true)
    expect(read.headers.get('content-type')).toBe('application/pdf')
  })

  it('is a form for these calls alone: no other reads one, and their limit stays [API-2]', async () => {
    const { payload, headers } = formOf({ identitas: 'a', password: 'b' }, [])
    const form = await fetch(new URL('/api/session/login', address), { method: 'POST', headers, body: payload })
    expect(form.status).toBe(400)
    const json = await fetch(new URL('/api/session/login', address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identitas: 'x'.repeat(MB), password: 'b' }),
    })
    expect(json.status).toBe(413)
  })
})

/** Sent in pieces, without a length. */
function streamOf(payload: Buffer): ReadableStream<Uint8Array> {
  const PIECE = 64 * 1024 - 7
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      if (sent >= payload.length) return controller.close()
      controller.enqueue(new Uint8Array(payload.subarray(sent, sent + PIECE)))
      sent += PIECE
    },
  })
}
