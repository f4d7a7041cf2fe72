import { afterEach, expect, it, vi } from 'vitest'
import { leaveBrowser } from './session.ts'

afterEach(() => vi.unstubAllGlobals())

it('leaves nothing in this browser of somebody who signs out, however full its storage is [SESS-4]', () => {
  const stored = new Map([
    ['SessionID', 'rahasia'],
    ['draf', 'x'.repeat(100)],
  ])
  const room = 100
  const storage = {
    setItem(key: string, value: string) {
      const used = [...stored.values()].join('').length
      if (used + value.length > room) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, value)
    },
    clear: () => stored.clear(),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', { clear: () => undefined })

  leaveBrowser()

  expect([...stored]).toEqual([['actionLogout', 'true']])
})
