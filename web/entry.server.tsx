import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import type { PageEntry } from '#domain/page.ts'
import { ApiError } from './lib/api/api.ts'
import { refusedCall, renderingContext } from './lib/api/caller.ts'
import { NonceContext } from './lib/page/nonce.ts'
import { isSameForVisitors } from './same-for-visitors.ts'

/** The entry by which the server renders pages. */
export const pageEntry: PageEntry<RouterContextProvider> = {
  begin: (context, rendering) => context.set(renderingContext, rendering),
  refusedCall,
  isSameForVisitors,
}

const RENDER_TIMEOUT_MS = 10_000
export const streamTimeout = RENDER_TIMEOUT_MS

/** Reports rendering errors; failed calls were already logged by the API. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (!(error instanceof ApiError)) context.get(renderingContext).report(error)
}

/** Renders a page completely before sending it: nothing on it is deferred. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const rendering = context.get(renderingContext)
  const nonce = rendering.nonce || undefined
  // a broken page is ready later too, which is too late to count
  const ready = Promise.withResolvers<void>()
  const { pipe, abort } = renderToPipeableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      // by default what is long would be sent at the end of the page, and put into its place by a script
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // by default React writes to the console
      onError: rendering.report,
      onAllReady: ready.resolve,
      onShellError: ready.reject,
    },
  )
  const timeout = setTimeout(abort, RENDER_TIMEOUT_MS)
  await ready.promise.finally(() => clearTimeout(timeout))

  const page = text(pipe(new PassThrough()))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(paintedFirst(await page), { status, headers })
}

/** Scripts wait for what the first paint needs: a page reads well without them, and by default they push ahead. */
function paintedFirst(page: string): string {
  return page.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}
