import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { addressesOf, attributesOf } from './platform/primary/addresses.ts'

// What the settings of variables.ts may be: each reads the text of a variable, or says in the words of its error what it must be.

// more than one machine has use for
const MOST_PROCESSES = 64

/** Text of digits, as a number. */
export function wholeNumber(least: number, most: number) {
  return z
    .string()
    .refine((text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    })
    .transform(Number)
}

export function processCount() {
  return z
    .string()
    .toLowerCase()
    .transform((text) => (text === 'auto' ? String(availableParallelism()) : text))
    .refine((text) => /^[1-9]\d?$/.test(text) && Number(text) <= MOST_PROCESSES, {
      error: `must be auto or a whole number from 1 to ${MOST_PROCESSES}`,
    })
    .transform(Number)
}

export function onOrOff() {
  return z
    .string()
    .toLowerCase()
    .pipe(z.enum(['on', 'off', 'true', 'false', '1', '0', 'yes', 'no'], { error: 'must be on or off' }))
    .transform((word) => ['on', 'true', '1', 'yes'].includes(word))
}

export function oneOf<const W extends string>(...words: W[]) {
  return z.enum(words, { error: `must be one of ${words.join(', ')}` })
}

export function address(...schemes: string[]) {
  const starts = schemes.map((scheme) => `${scheme}://`).join(' or ')
  return z.string().refine(
    (text) => {
      const url = URL.parse(text)
      return url !== null && text.includes('://') && schemes.includes(url.protocol.slice(0, -1))
    },
    { error: `must be an address that starts with ${starts}` },
  )
}

/** The address of a database, of one server or of several of which one writes. */
export function databaseAddress() {
  return z
    .string()
    .refine((text) => addressesOf(text).every((one) => address('postgres', 'postgresql').safeParse(one).success), {
      error: 'must be an address that starts with postgres:// or postgresql://',
    })
    .refine((text) => ['read-write', 'primary', undefined].includes(attributesOf(text)), {
      error: 'may have target_session_attrs=read-write alone, since the site writes',
    })
}

/** Addresses of databases, with commas between. */
export function databaseAddresses() {
  const one = address('postgres', 'postgresql')
  return z
    .string()
    .transform((text) => text.split(/,\s*(?=postgres(?:ql)?:)/).map((each) => each.trim()))
    .refine((all) => all.every((each) => one.safeParse(each).success), {
      error: 'must be addresses that start with postgres:// or postgresql://, with commas between',
    })
}

export function bucketAddress() {
  const error = 'must be an address like s3://bucket?endpoint=https://s3.example&region=ap-southeast-3'
  return z
    .string()
    .refine((text) => isBucket(URL.parse(text)), { error })
    .transform((text) => {
      const { hostname: name, searchParams } = new URL(text)
      const endpoint = new URL(searchParams.get('endpoint') ?? '').origin
      return { name, endpoint, region: searchParams.get('region') ?? 'us-east-1' }
    })
}

function isBucket(url: URL | null): boolean {
  if (url?.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname)) return false
  // keys in the address would be visible to every reader of the settings; anything else is a slip
  const { searchParams, pathname, username, port, hash } = url
  const known = [...searchParams.keys()].every((name) => name === 'endpoint' || name === 'region')
  const region = searchParams.get('region') ?? 'us-east-1'
  const endpoint = isOrigin(URL.parse(searchParams.get('endpoint') ?? ''))
  return known && endpoint && /^[a-z0-9-]+$/.test(region) && /^\/?$/.test(pathname) && !username && !port && !hash
}

export function webOrigin() {
  const error = 'must be an address like https://bahan.example, without a path'
  return z
    .string()
    .refine((text) => isOrigin(URL.parse(text)), { error })
    .transform((text) => new URL(text).origin)
}

/** Names of hosts separated by commas, in lower case; `*.` before one stands for every host below it. */
export function hostNames() {
  return z
    .string()
    .transform((text) =>
      text
        .toLowerCase()
        .split(',')
        .map((name) => name.trim()),
    )
    .refine((names) => names.every((name) => /^(\*\.)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(name)), {
      error: 'must be names of hosts like push.example, separated by commas',
    })
}

export function pushKey(bytes: number) {
  return bytesInBase64(bytes, `must be ${bytes} bytes in base64url, as web-push generate-vapid-keys writes them`)
}

export function bytesInBase64(bytes: number, error: string) {
  return z
    .string()
    .refine((text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes, { error })
}

function isOrigin(url: URL | null): boolean {
  if (!url || !['http:', 'https:'].includes(url.protocol)) return false
  return url.href === `${url.origin}/`
}

export function trustedProxies() {
  const error = 'must be off, a number of proxies, or their addresses'
  return z
    .string()
    .transform((text) => text.split(',').map((proxy) => proxy.trim()))
    .refine((proxies) => /^(off|[1-9]\d?)$/.test(proxies.join()) || proxies.every(isNetwork), { error })
    .transform((proxies): false | number | string[] => {
      if (proxies[0] === 'off') return false
      return Number(proxies[0]) || proxies
    })
}

function isNetwork(text: string): boolean {
  const [host = '', bits, ...rest] = text.split('/')
  if (!isIP(host) || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(host) === 4 ? 32 : 128))
}

/** A share, from 0 to 1. */
export function share() {
  return z.string().transform((text, context) => {
    const value = Number(text)
    if (/^\d*\.?\d+$/.test(text) && value <= 1) return value
    context.addIssue('must be a number from 0 to 1')
    return z.NEVER
  })
}

/** Pairs as OpenTelemetry writes them: `name=value,other=value`, each value percent-encoded. */
export function otlpHeaders() {
  return z
    .string()
    .optional()
    .transform((text, context) => {
      const headers: Record<string, string> = {}
      for (const pair of text?.split(',') ?? []) {
        const [, name, encoded = ''] = /^\s*([\w-]+)\s*=\s*(\S*)\s*$/.exec(pair) ?? []
        const value = decoded(encoded)
        // as a header may be
        if (name && value !== undefined && /^[\x20-\x7e]*$/.test(value)) headers[name.toLowerCase()] = value
        else {
          context.addIssue('must be pairs like authorization=Bearer%20secret,x-site=1')
          return z.NEVER
        }
      }
      return headers
    })
}

function decoded(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}
