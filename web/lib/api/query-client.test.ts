import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callApi } from './api.ts'
import { makeQueryClient } from './query-client.ts'

const fetched = vi.fn()

beforeEach(() => {
  fetched.mockReset()
  fetched.mockImplementation(async () => Response.json({ status: 'success', data: { total: 3 } }))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('localStorage', { getItem: () => null })
})
afterEach(() => {
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

function goOffline() {
  vi.stubGlobal('navigator', { onLine: false })
  onlineManager.setOnline(false)
}

function goOnline() {
  vi.stubGlobal('navigator', { onLine: true })
  onlineManager.setOnline(true)
}

describe('without a network', () => {
  it('a call fails at once and is not sent later [CART-4]', async () => {
    goOffline()

    await expect(callApi('session/profil', {})).rejects.toMatchObject({ code: 'offline', isUnanswered: false })
    goOnline()

    expect(fetched).not.toHaveBeenCalled()
  })

  it('a call that was sent and not answered is known from one that was not sent [NEGO-4]', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))

    await expect(callApi('session/profil', {})).rejects.toMatchObject({ code: 'network', isUnanswered: true })
  })

  it('a query fails at once, and is asked again when the network is back', async () => {
    goOffline()
    const client = makeQueryClient()
    client.mount()
    const query = new QueryObserver(client, {
      queryKey: ['session/profil'],
      queryFn: () => callApi('session/profil', {}),
    })
    const stop = query.subscribe(() => undefined)

    await vi.waitFor(() => expect(query.getCurrentResult().isError).toBe(true))
    goOnline()
    await vi.waitFor(() => expect(query.getCurrentResult().isSuccess).toBe(true))

    stop()
    client.unmount()
  })
})
