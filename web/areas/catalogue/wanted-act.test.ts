import { beforeEach, expect, it, vi } from 'vitest'
import { isOnTheWay, keepWantedAct, takeWantedAct } from './wanted-act.ts'

const wanted = { act: 'cart', code: '117', from: '/produk?kategori=6' } as const

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
})

it('goes on once with what a visitor wanted, where it was wanted [ROLE-6]', () => {
  keepWantedAct(wanted)

  expect(takeWantedAct('/produk?kategori=6')).toEqual(wanted)
  expect(takeWantedAct('/produk?kategori=6')).toBeNull()
})

it('forgets it elsewhere, except on the way through signing in [ROLE-6]', () => {
  keepWantedAct(wanted)

  expect(takeWantedAct('/seller')).toBeNull()
  expect(takeWantedAct('/produk?kategori=6')).toBeNull()
  expect(['/masuk', '/daftar', '/daftar/selesai', '/produk', '/masukan'].map(isOnTheWay)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
