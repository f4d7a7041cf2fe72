import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tabStorage } from './tab-storage.ts'
import { stubSessionStorage } from './testing.ts'

afterEach(() => tabStorage.remove('draf'))

describe('what a tab remembers', () => {
  it('is nothing where it cannot be read [ORDER-1]', () => {
    stubSessionStorage()
    expect(tabStorage.read('draf')).toBeNull()
    sessionStorage.setItem('draf', '{"alamat":')
    expect(tabStorage.read('draf')).toBeNull()
    tabStorage.write('draf', { alamat: 'Jalan 1' })
    expect(tabStorage.read('draf')).toEqual({ alamat: 'Jalan 1' })
  })

  it('is what was written last, where the storage has become full since [ORDER-1]', () => {
    const stored = stubSessionStorage()
    tabStorage.write('draf', { alamat: 'Jalan 1' })
    vi.stubGlobal('sessionStorage', {
      ...sessionStorage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    tabStorage.write('draf', { alamat: 'Jalan 2' })
    expect(tabStorage.read('draf')).toEqual({ alamat: 'Jalan 2' })
    expect(stored.has('draf')).toBe(false)
  })

  describe('where the browser stores nothing', () => {
    beforeEach(() => {
      const forbid = () => {
        throw new DOMException('forbidden', 'SecurityError')
      }
      vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid, removeItem: forbid, clear: forbid })
    })

    it('lives as long as its page: a request that is sent again keeps its key [ORDER-2]', () => {
      tabStorage.write('draf', { key: '1' })
      expect(tabStorage.read('draf')).toEqual({ key: '1' })
      tabStorage.remove('draf')
      expect(tabStorage.read('draf')).toBeNull()
    })

    it('goes when its person leaves the browser [SESS-4]', () => {
      tabStorage.write('draf', { key: '1' })
      tabStorage.clear()
      expect(tabStorage.read('draf')).toBeNull()
    })
  })
})
