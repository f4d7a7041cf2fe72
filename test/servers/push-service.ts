import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushMessage } from '#domain/notifications/push-message.ts'

/** A browser as a push service knows it: its endpoint, and the keys that only it can decrypt with. */
export interface Browser {
  endpoint: string
  /** Its registration: a push subscription as text. */
  token: string
  /** The messages it has got, decrypted, oldest first. */
  got: PushMessage[]
}

/** A push service of this machine: takes messages as those of browsers do, and reads them as the browsers would. */
export async function openPushService() {
  const browsers = new Map<string, { browser: Browser; keys: ECDH; secret: string }>()
  /** The status of its answers from now on; 201 accepts the message. */
  let status = 201
  const headers: Record<string, unknown>[] = []

  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer) // a stream of bytes
    const known = browsers.get(request.url ?? '')
    if (status === 201 && known) {
      headers.push(request.headers)
      const message = decrypted(Buffer.concat(pieces), known)
      known.browser.got.push(JSON.parse(message) as PushMessage) // as the server writes it
    }
    response.writeHead(known ? status : 404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // its end is not awaited
  server.unref()
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    /** The headers of each message taken. */
    headers,
    answer(other: number) {
      status = other
    },
    aBrowser(): Browser {
      const path = `/${randomBytes(12).toString('hex')}`
      const keys = createECDH('prime256v1')
      const p256dh = keys.generateKeys('base64url')
      const secret = randomBytes(16).toString('base64url')
      const endpoint = origin + path
      const token = JSON.stringify({ endpoint, expirationTime: null, keys: { p256dh, auth: secret } })
      const browser: Browser = { endpoint, token, got: [] }
      browsers.set(path, { browser, keys, secret })
      return browser
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Reads a message of one record as RFC 8188 and RFC 8291 write it. @throws Error for other keys */
function decrypted(message: Buffer, { keys, secret }: { keys: ECDH; secret: string }): string {
  const salt = message.subarray(0, 16)
  const keyEnd = 21 + message.readUInt8(20)
  const serverKey = message.subarray(21, keyEnd)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), serverKey])
  const shared = hkdfSync('sha256', keys.computeSecret(serverKey), Buffer.from(secret, 'base64url'), info, 32)
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${name}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(message.subarray(-16))
  const padded = Buffer.concat([decipher.update(message.subarray(keyEnd, -16)), decipher.final()])
  // the last record ends with a 2, and padding after it
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
