import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchPage } from './page-fetch.ts'

const page = () => new Response('a page', { headers: { 'X-Remix-Response': 'yes' } })
const ours = () => new Response('busy', { status: 503, headers: { 'X-Remix-Response': 'yes' } })
const ofProxy = () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })
const refused = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('is requested with growing pauses until the server answers [ROUTE-6]', async () => {
  const direct = vi.fn<typeof fetch>().mockImplementation(refused)
  const answer = fetchPage(direct, '/produk.data')

  await vi.advanceTimersByTimeAsync(999)
  expect(direct).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(direct).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(direct).toHaveBeenCalledTimes(2)
  direct.mockImplementation(async () => page())
  await vi.advanceTimersByTimeAsync(1)

  expect(await (await answer).text()).toBe('a page')
})

it('is requested again at once when the browser finds a network [ROUTE-6]', async () => {
  const direct = vi.fn<typeof fetch>().mockImplementationOnce(refused).mockResolvedValueOnce(page())
  const answer = fetchPage(direct, '/produk.data')
  await vi.advanceTimersByTimeAsync(0)

  window.dispatchEvent(new Event('online'))

  expect((await answer).ok).toBe(true)
})

it('is not taken from a proxy that speaks for a server which is away, but from our own busy one [ROUTE-6]', async () => {
  const direct = vi.fn<typeof fetch>().mockResolvedValueOnce(ofProxy()).mockResolvedValueOnce(ours())
  const answer = fetchPage(direct, '/produk.data')

  await vi.advanceTimersByTimeAsync(1_000)

  expect(await (await answer).text()).toBe('busy')
})

it('is requested again where no answer comes for 15 s [ROUTE-6]', async () => {
  const silent: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
  const direct = vi.fn<typeof fetch>().mockImplementationOnce(silent).mockResolvedValueOnce(page())
  const answer = fetchPage(direct, '/produk.data')

  await vi.advanceTimersByTimeAsync(15_000)
  expect(direct).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_000)

  expect((await answer).ok).toBe(true)
})

it('is no longer asked for once another is wanted [ROUTE-6]', async () => {
  const abort = new AbortController()
  const direct: typeof fetch = vi.fn(async (_, init) => {
    init?.signal?.throwIfAborted()
    return refused()
  })
  const answer = fetchPage(direct, '/produk.data', { signal: abort.signal }).catch((error) => error.name)
  await vi.advanceTimersByTimeAsync(0)

  abort.abort()

  expect(await answer).toBe('AbortError')
})
