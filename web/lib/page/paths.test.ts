import { describe, expect, it } from 'vitest'
import { addressOf, isAfterSession, isProtectedPath, landingPath, signInPath, startPath } from './paths.ts'

describe('the way through /masuk', () => {
  it.each(['?keyword=asam%20sitrat', '?keyword=asam+sitrat'])(
    'begins at the same address for %s [ROLE-1]',
    (search) => {
      expect(addressOf({ pathname: '/produk', search })).toBe('/produk?keyword=asam+sitrat')
      expect(addressOf({ pathname: '/produk', search: '' })).toBe('/produk')
    },
  )

  it('ends where members of the company begin, unless they wanted a page [ROUTE-11, SELLER-5]', () => {
    expect(startPath('/', 'seller')).toBe('/pusat-seller')
    expect([startPath('/', 'buyer'), startPath('/', 'platform')]).toEqual(['/', '/admin'])
    expect(startPath('/', undefined)).toBe('/')
    expect(startPath('/produk', 'seller')).toBe('/produk')
  })

  it('carries the wanted page and lands there [ROUTE-3, ROLE-1]', () => {
    const returnPath = '/produk?kategori=2&keyword=asam%20sitrat#hasil'

    expect(landingPath(new URL(signInPath(returnPath), 'http://x').searchParams.get('lanjut'))).toBe(returnPath)
  })

  it('lands at an address that a header can carry, whatever the link was written with [ROUTE-11]', () => {
    expect(landingPath('/produk?keyword=日 é#ä')).toBe('/produk?keyword=%E6%97%A5%20%C3%A9#%C3%A4')
    expect(landingPath('/bahan/\u2028')).toBe('/bahan/%E2%80%A8')
  })

  it('says why, if the session has ended [SESS-2]', () => {
    const saysExpired = (path: string) => isAfterSession(new URL(path, 'http://x').searchParams)

    expect(signInPath('/keranjang', 'session over')).toBe('/masuk?lanjut=%2Fkeranjang&sesi=berakhir')
    expect(signInPath('/', 'session over')).toBe('/masuk?sesi=berakhir')
    expect([saysExpired(signInPath('/keranjang', 'session over')), saysExpired(signInPath('/keranjang'))]).toEqual([
      true,
      false,
    ])
  })

  it.each([
    null,
    '',
    'https://jahat.example/',
    '//jahat.example',
    '/\\jahat.example',
    '/\t/jahat.example',
    '/.//jahat.example',
    '/produk/..//jahat.example',
    '//[',
    'javascript:alert(1)',
    '/masuk',
    '/masuk?lanjut=/masuk',
    '/daftar',
    '/./masuk',
  ])('lands at home instead of at %j [ROUTE-11]', (returnPath) => {
    expect(landingPath(returnPath)).toBe('/')
  })

  it.each([
    'transaksi',
    'transaksi/daftar-transaksi',
    'transaksi/nego',
    'akun',
    'akun/profile',
    'akun/distributor',
    'akun/loyalty-poin',
    'faq',
    'keranjang',
    'loyalty-poin',
    'checkout',
  ])('counts /%s as protected [ROUTE-3]', (path) => expect(isProtectedPath(`/${path}`)).toBe(true))

  it('leaves public pages open [ROUTE-3]', () => {
    for (const path of ['/', '/produk', '/seller', '/tentang-kami', '/faqih']) expect(isProtectedPath(path)).toBe(false)
  })
})

it('repeats no long address on every link that leads to /masuk, only its path [ROUTE-3]', () => {
  expect(signInPath(`/produk?${'a&'.repeat(500)}`)).toBe('/masuk?lanjut=%2Fproduk')
  expect(signInPath(`/${'x'.repeat(5000)}`).length).toBeLessThan(600)
})
