import type { IncomingMessage, Server } from 'node:http'

/** How slowly the body of a request may arrive. */
export interface ArrivalLimits {
  /** For a small one, and to begin with. */
  graceMs: number
  /** For the rest: so many bytes buy another second. */
  bytesPerSecond: number
  /** How often it is looked at. */
  checkMs: number
}

/** Whether a body of which so much has come in that time comes too slowly to be waited for. */
export function isTooSlow(
  arrived: { ms: number; bytes: number },
  { graceMs, bytesPerSecond }: Omit<ArrivalLimits, 'checkMs'>,
): boolean {
  return arrived.ms > graceMs + (arrived.bytes / bytesPerSecond) * 1000
}

/**
 * Cuts off requests whose bodies arrive too slowly, as Node does after its `requestTimeout`, which knows no difference
 * between a large file on a slow line and somebody who holds a connection with a byte now and then.
 * @returns a function that watches a request
 */
export function watchArrivals(server: Server, limits: ArrivalLimits): (request: IncomingMessage) => void {
  const arriving = new Map<IncomingMessage, { since: number; bytesBefore: number }>()

  function cutOffSlow() {
    const now = performance.now()
    for (const [request, { since, bytesBefore }] of arriving) {
      const { socket, complete } = request
      if (complete || !isTooSlow({ ms: now - since, bytes: socket.bytesRead - bytesBefore }, limits)) continue
      arriving.delete(request)
      // answered 408
      if (!server.emit('clientError', new RequestTimeout(), socket)) socket.destroy()
    }
  }

  const checking = setInterval(cutOffSlow, limits.checkMs).unref()
  server.once('close', () => clearInterval(checking))
  return (request) => {
    const { 'content-length': length, 'transfer-encoding': chunked } = request.headers
    if (length === undefined && chunked === undefined) return
    arriving.set(request, { since: performance.now(), bytesBefore: request.socket.bytesRead })
    request.once('close', () => arriving.delete(request))
  }
}

/** Node's own error for it. */
class RequestTimeout extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}
