import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { tagOf } from '../http/tag.ts'

/** A page on its way to its reader. */
export interface PageAnswer {
  status: number
  headers: readonly (readonly [name: string, value: string])[]
  /** Of a page that caches may keep. */
  tag: string | null
  /** Null where no policy is sent. */
  policy: string | null
  body: string
}

/** A page as it was rendered, with the nonce its own scripts bear; '' when no policy is sent. */
export interface Rendered {
  response: Response
  nonce: string
  /** A call of the page was answered 503. */
  notReady: boolean
}

interface Manner {
  personal: boolean
  /** Its address carries a secret. */
  secret: boolean
  secure: boolean
}

/** A page for one reader, whose scripts are allowed by its nonce. */
export async function answerOnce({ response, nonce, notReady }: Rendered, manner: Manner): Promise<PageAnswer> {
  const body = await response.text()
  return {
    ...headed(response, notReady, manner),
    // the nonce differs in every answer, so it is left out of the comparison
    tag: isCacheable(response, manner) ? tagOf(body.replaceAll(nonce, '')) : null,
    policy: nonce ? policyOf([`'nonce-${nonce}'`], manner) : null,
    body,
  }
}

/**
 * A page shared by all visitors. A nonce must not be used twice, so the scripts that bear it are allowed by their hash
 * instead; one that got into the page without it stays forbidden.
 * @throws Error when the page sets a cookie, which would be one visitor's in the hands of all
 */
export async function answerForAll({ response, nonce, notReady }: Rendered, manner: Manner): Promise<PageAnswer> {
  if (response.headers.has('set-cookie')) throw new Error('a page for all visitors sets a cookie')
  const html = await response.text()
  const body = html.replaceAll(` nonce="${nonce}"`, '')
  return {
    ...headed(response, notReady, manner),
    tag: isCacheable(response, manner) ? tagOf(body) : null,
    policy: policyOf(hashesOf(html, nonce), manner),
    body,
  }
}

function headed(response: Response, notReady: boolean, manner: Manner): Pick<PageAnswer, 'status' | 'headers'> {
  // the router answers 500 for whatever a page could not load
  const late = response.status === 500 && notReady
  const headers: [string, string][] = [...response.headers, ['vary', 'Cookie, Accept-Encoding']]
  if (late) headers.push(['retry-after', '1'])
  if (manner.personal || manner.secret) headers.push(['cache-control', 'private, no-store'])
  if (manner.secret) headers.push(['referrer-policy', 'no-referrer'])
  return { status: late ? 503 : response.status, headers }
}

function isCacheable(response: Response, { personal, secret }: Manner): boolean {
  return !personal && !secret && response.status === 200
}

/** The inline scripts that bear the nonce, each by its hash. */
function hashesOf(html: string, nonce: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', script = ''] of html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)) {
    if (!attributes.includes(` nonce="${nonce}"`) || / src=/.test(attributes)) continue
    hashes.add(hashOf(script))
  }
  return [...hashes]
}

/** The hash of an inline script, as a content security policy allows it. */
export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/** The content security policy of a page, with these scripts beside those of its own origin. */
export function policyOf(scripts: readonly string[], { secure }: Pick<Manner, 'secure'>): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Sends a page, or 304 to a reader who has it. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, tag, policy, body }: Omit<PageAnswer, 'body'> & { body: string | Buffer },
) {
  reply.code(status)
  reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'strict-origin-when-cross-origin')
  for (const [name, value] of headers) reply.header(name, value)
  if (tag !== null) reply.header('etag', tag).header('cache-control', 'public, max-age=0, must-revalidate')
  // without a policy header: the browser keeps the one that matches the scripts in its copy
  if (tag !== null && request.headers['if-none-match'] === tag) return reply.code(304).send()

  if (policy !== null) reply.header('content-security-policy', policy)
  return reply.send(body)
}
