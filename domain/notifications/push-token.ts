import { z } from 'zod'

// a point of P-256, uncompressed, and 16 random bytes (RFC 8291)
const PUBLIC_KEY = /^[\w-]{87}=?$/
const SECRET = /^[\w-]{22}(==)?$/

const pushSubscription = z.object({
  endpoint: z.string().min(1),
  keys: z.object({ p256dh: z.string().regex(PUBLIC_KEY), auth: z.string().regex(SECRET) }),
})

/** Reads a push subscription as browsers write it, JSON; null for anything else. */
export function readPushToken(text: string): { endpoint: string; publicKey: string; secret: string } | null {
  let written: unknown
  try {
    written = JSON.parse(text)
  } catch {
    return null
  }
  const { data } = pushSubscription.safeParse(written)
  return data ? { endpoint: data.endpoint, publicKey: data.keys.p256dh, secret: data.keys.auth } : null
}
