import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, actByApi, callApi } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

/**
 * A browser with a bearer that has expired once the call arrives; meanwhile another tab does `meanwhile`.
 * @returns the bearers that were sent
 */
function aBrowser(stored: Record<string, string>, meanwhile: Record<string, string>): (string | null)[] {
  const recorded = new Map(Object.entries(stored))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => recorded.get(key) ?? null,
    setItem: (key: string, value: string) => recorded.set(key, value),
  })
  const sent: (string | null)[] = []
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    const bearer = new Headers(headers).get('authorization')
    sent.push(bearer)
    for (const [key, value] of Object.entries(meanwhile)) recorded.set(key, value)
    return bearer === 'Bearer lama'
      ? Response.json(
          { status_detail: { status_message: 'Sesi perlu diperbarui.', code: 'bearer_expired' } },
          { status: 401 },
        )
      : Response.json({ status: 'success', data: { total: 0 } })
  })
  return sent
}

const rina = { SessionID: 'lama', UserIDLogin: 'rina', CompanyIDLogin: 'pt' }

it('repeats a call with the bearer that another tab has got for the same person [SESS-3]', async () => {
  const sent = aBrowser(rina, { SessionID: 'baru' })

  await callApi('chat/room/belum-dibaca', { companyId: 'pt' })

  expect(sent).toEqual(['Bearer lama', 'Bearer baru'])
})

it.each([
  ['somebody else', { UserIDLogin: 'sekar' }],
  ['the same person for another company', { CompanyIDLogin: 'cv' }],
])('repeats nothing in the name of %s who has signed in meanwhile [SESS-4]', async (_who, changed) => {
  const sent = aBrowser(rina, { SessionID: 'baru', ...changed })

  const refusal = await callApi('chat/room/belum-dibaca', { companyId: 'pt' }).catch((error: unknown) => error)

  expect(refusal).toBeInstanceOf(ApiError)
  expect((refusal as ApiError).status).toBe(401)
  expect(sent).toEqual(['Bearer lama'])
})

it('sends what changes something to the end although the page is left, unless it is too long for that [API-5]', async () => {
  const recorded: (boolean | undefined)[] = []
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async (_path: string, { keepalive }: RequestInit) => {
    recorded.push(keepalive)
    return Response.json({ status: 'success' })
  })
  const products = (count: number) => Array.from({ length: count }, (_, at) => at)

  await actByApi('rak/hapus', { shelf: 'compared', productIds: products(4) })
  await actByApi('rak/hapus', { shelf: 'compared', productIds: products(5_000) })
  await callApi('chat/room/belum-dibaca', { companyId: 'pt' })

  expect(recorded).toEqual([true, false, false])
})
