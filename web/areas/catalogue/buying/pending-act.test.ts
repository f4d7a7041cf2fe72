import { beforeEach, expect, it } from 'vitest'
import { stubSessionStorage } from '#web/lib/testing.ts'
import { isOnTheWay, savePendingAct, takePendingAct } from './pending-act.ts'

const pending = { act: 'cart', code: '117', from: '/produk?kategori=6' } as const

beforeEach(() => void stubSessionStorage())

it('goes on once with what a visitor wanted, where it was wanted [ROLE-6]', () => {
  savePendingAct(pending)

  expect(takePendingAct('/produk?kategori=6')).toEqual(pending)
  expect(takePendingAct('/produk?kategori=6')).toBeNull()
})

it('forgets it elsewhere, except on the way through signing in [ROLE-6]', () => {
  savePendingAct(pending)

  expect(takePendingAct('/seller')).toBeNull()
  expect(takePendingAct('/produk?kategori=6')).toBeNull()
  expect(['/masuk', '/daftar', '/daftar/selesai', '/produk', '/masukan'].map(isOnTheWay)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
