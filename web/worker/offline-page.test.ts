import { expect, it } from 'vitest'
import { offlinePage as offlinePageAt } from './offline-page.ts'
import type { RecentlyViewed } from './recently-viewed.ts'

const at = '2026-08-01T03:30:00.000Z'
const offlinePage = (viewed: RecentlyViewed | null, now = '2026-08-01T04:00:00.000Z') =>
  offlinePageAt(viewed, new Date(now))

it('says what was seen last, and as of when [SESS-4]', () => {
  const page = offlinePage({
    owner: '1',
    pages: [{ path: '/produk/k3wm9r-gula', title: 'Gula', at }],
    cart: { at, lines: [{ name: 'Asam sitrat', quantity: '50 kg' }] },
  })

  expect(page).toContain('<a href="/produk/k3wm9r-gula">Gula</a>')
  expect(page).toContain('1 Agu 2026, 10.30 WIB')
  expect(page).toMatch(/Asam sitrat.*50 kg/)
})

it('shows neither where nothing was seen', () => {
  for (const viewed of [null, { owner: '1', pages: [] }, { owner: '1', pages: [], cart: { at, lines: [] } }])
    expect(offlinePage(viewed)).not.toContain('<section>')
})

it('no longer shows what was seen in a session that has ended unused since [SESS-4]', () => {
  const pages = [{ path: '/produk/k3wm9r-gula', title: 'Gula', at: '2026-08-10T03:30:00.000Z' }]
  const viewed = { owner: '1', pages, cart: { at, lines: [{ name: 'Asam sitrat', quantity: '50 kg' }] } }

  expect(offlinePage(viewed, '2026-08-15T03:29:59.000Z')).toContain('Asam sitrat')
  expect(offlinePage(viewed, '2026-08-15T03:30:00.000Z')).toMatch(/^(?!.*Asam sitrat).*Gula/s)
  expect(offlinePage(viewed, '2026-08-24T03:30:00.000Z')).not.toContain('<section>')
})

it('writes names as text, whatever they hold', () => {
  const name = '"><script>alert(1)</script>'
  const page = offlinePage({
    owner: '1',
    pages: [{ path: `/${name}`, title: name, at }],
    cart: { at, lines: [{ name, quantity: name }] },
  })

  expect(page.match(/<script>/g)).toHaveLength(1)
  expect(page).not.toContain('<script>alert')
})

it.each([
  ['true', false],
  [null, true],
])('says to whoever has signed out without a network that they have: %s [SESS-4]', (flag, hidden) => {
  const page = offlinePage(null)
  const [, script = ''] = page.match(/<script>(.*)<\/script>/s) ?? []
  const left = { hidden: true }
  const globals = {
    addEventListener: () => undefined,
    setInterval: () => undefined,
    localStorage: { getItem: (key: string) => (key === 'actionLogout' ? flag : null) },
    document: { getElementById: (id: string) => (page.includes(`<p id="${id}" hidden>`) ? left : null) },
  }

  new Function(...Object.keys(globals), script)(...Object.values(globals))

  expect(left.hidden).toBe(hidden)
})
