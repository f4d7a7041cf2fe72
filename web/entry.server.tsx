import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { ApiError } from './lib/api-error.ts'
import { nonceContext } from './lib/nonce.ts'

export { pageContext, refusedCall } from './lib/caller.ts'
export { nonceContext } from './lib/nonce.ts'

const RENDER_TIMEOUT_MS = 10_000
export const streamTimeout = RENDER_TIMEOUT_MS

/** Logs what broke while a page was made; a refusal is no bug, and a reader who left is none either. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (error instanceof ApiError && error.status < 500)) return
  console.error(error)
}

/** Renders a page whole: nothing on it is deferred, so the first byte is as good as the last. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = context.get(nonceContext) || undefined
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} nonce={nonce} />, {
      nonce,
      onAllReady() {
        clearTimeout(timeout)
        const body = new PassThrough()
        headers.set('Content-Type', 'text/html; charset=utf-8')
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        pipe(body)
      },
      onShellError(error) {
        clearTimeout(timeout)
        reject(error)
      },
    })
    const timeout = setTimeout(abort, RENDER_TIMEOUT_MS)
  })
}
