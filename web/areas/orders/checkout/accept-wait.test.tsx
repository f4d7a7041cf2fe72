import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { QuotedSeller } from '#domain/orders/shapes-quote.ts'
import { AcceptWait } from './accept-wait.tsx'

const later = { units: '25.000', days: 7, readyBy: '2026-12-03' }

it.each([
  ['all', [{ id: '1', units: '25.000', later }], 'setuju semua barang menyusul dalam 7 hari kerja'],
  ['a part of a line', [{ id: '1', units: '50.000', later }], 'setuju sebagian barang menyusul'],
  [
    'one line of two',
    [
      { id: '1', units: '25.000', later },
      { id: '2', units: '25.000', later: null },
    ],
    'setuju sebagian',
  ],
])('asks to accept what comes later, here %s [SHOP-6]', (_of, lines, words) => {
  const seller = { lines } as unknown as QuotedSeller
  const shown = renderToStaticMarkup(
    <AcceptWait seller={seller} accepted="" name="setuju" error={null} onAccept={() => undefined} />,
  )
  expect(shown).toContain(words)
})
