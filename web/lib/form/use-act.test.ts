import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hearToasts, type ToastMessage } from '#web/ui/overlay/toast-line.ts'
import { perform } from './use-act.ts'

const BODY = { orderId: '', version: 1 }
const KEY = ['transaksi/detail'] as const
const MOVED_ON = { status: 'error', status_detail: { status_message: 'Pesanan sudah berubah.', code: 'moved_on' } }

let shown: ToastMessage[]
let stop: () => void
const client = new QueryClient()
const faults = vi.fn()

beforeEach(() => {
  shown = []
  stop = hearToasts((toast) => shown.push(toast))
  client.clear()
  client.setQueryData(KEY, 'as it was')
  faults.mockReset()
  vi.stubGlobal('reportError', faults)
  vi.stubGlobal('localStorage', { getItem: () => null })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

function theServerAnswers(status: number, body: object) {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
}

const toasts = () => shown.map(({ text }) => text)
const isOutOfDate = () => client.getQueryState(KEY)?.isInvalidated

describe('an act that is stored', () => {
  beforeEach(() => theServerAnswers(200, { status: 'success' }))

  it('says so, and asks again for what it changed', async () => {
    expect(
      await perform(client, 'transaksi/terima', BODY, { done: 'Diterima', refreshes: ['transaksi/detail'] }),
    ).toBeNull()

    expect([shown.map(({ text }) => text), isOutOfDate()]).toEqual([['Diterima'], true])
  })

  it('is never said to have failed, though the page cannot go on with the answer', async () => {
    const fault = new Error('broken on purpose')
    const answered = () => {
      throw fault
    }

    expect(await perform(client, 'transaksi/terima', BODY, { done: 'Diterima', answered })).toBeNull()

    expect(shown).toMatchObject([{ type: 'success', text: 'Diterima' }])
    expect(faults).toHaveBeenCalledExactlyOnceWith(fault)
  })

  it('is never said to have failed, though its sentence cannot be made of the answer, or its new state not be shown', async () => {
    const broken = (): never => {
      throw new Error('broken on purpose')
    }
    const answered = vi.fn()
    // a key that cannot be written
    const shows = { queryKey: [1n], ask: () => new Promise<never>(() => undefined) }

    expect(await perform(client, 'transaksi/terima', BODY, { done: broken, shows, answered })).toBeNull()

    expect(shown).toEqual([])
    expect(answered).toHaveBeenCalledOnce()
    expect(faults).toHaveBeenCalledTimes(2)
  })
})

describe('an act that is refused', () => {
  it.each([404, 409, 422])('with %i shows how things stand now', async (status) => {
    theServerAnswers(status, MOVED_ON)

    const problem = await perform(client, 'transaksi/terima', BODY, { refreshes: ['transaksi/detail'] })

    expect(problem).toMatchObject({ sentence: 'Pesanan sudah berubah.', movedOn: status === 409 })
    expect([shown.map(({ text }) => text), isOutOfDate()]).toEqual([['Pesanan sudah berubah.'], true])
  })

  it.each([400, 429, 503])('with %i leaves what is shown', async (status) => {
    theServerAnswers(status, MOVED_ON)

    await perform(client, 'transaksi/terima', BODY, { refreshes: ['transaksi/detail'] })

    expect(isOutOfDate()).toBe(false)
  })

  it('at its field is not told twice', async () => {
    theServerAnswers(422, MOVED_ON)

    await perform(client, 'transaksi/terima', BODY, { marks: () => true })

    expect(shown).toEqual([])
  })
})

describe('an act that is sent and not answered', () => {
  it('says so, and the page asks how things stand', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })

    const problem = await perform(client, 'transaksi/terima', BODY, {
      failed: 'Gagal',
      refreshes: ['transaksi/detail'],
    })

    expect(problem).toMatchObject({ unanswered: true })
    expect([shown.map(({ text }) => text), isOutOfDate()]).toEqual([['Gagal'], true])
  })

  it.each([
    [{ status: 'success' }, 'Diterima', null],
    [null, 'Gagal', { unanswered: false }],
    [undefined, 'Gagal', { unanswered: true }],
  ] as const)('is what the server says became of it: %j', async (outcome, toast, problem) => {
    vi.stubGlobal('fetch', async () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }))

    const body = { companyId: '', userId: '', productId: 1, sellerId: '', units: '25' }
    const options = { done: 'Diterima', failed: 'Gagal', refreshes: ['transaksi/detail'] as const }
    const left = await perform(client, 'produk/keranjang/tambah', body, { ...options, outcome: async () => outcome })

    if (problem) expect(left).toMatchObject(problem)
    else expect(left).toBeNull()
    expect([toasts(), isOutOfDate()]).toEqual([[toast], true])
  })
})
