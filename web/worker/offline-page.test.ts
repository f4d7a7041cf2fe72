import { expect, it } from 'vitest'
import { offlinePage } from './offline-page.ts'

const at = '2026-08-01T03:30:00.000Z'

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
  for (const seen of [null, { owner: '1', pages: [] }, { owner: '1', pages: [], cart: { at, lines: [] } }])
    expect(offlinePage(seen)).not.toContain('<section>')
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
