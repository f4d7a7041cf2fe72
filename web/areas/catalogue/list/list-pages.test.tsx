import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ListPages } from './list-pages.tsx'

const note = 'Persempit dengan filter untuk melihat sisanya.'

it.each([
  ['every page of a list that can be read to its end', { total: 79, more: false, lastPage: 4 }, false],
  ['the pages that can be read, of a list that goes on', { total: 1086, more: false, lastPage: 42 }, true],
  ['the pages that were counted', { total: 1000, more: true, lastPage: 42 }, true],
])('offers %s, and says how to see the rest [MAT-6]', (_what, list, goesOn) => {
  const html = renderToStaticMarkup(
    <ListPages of={{ ...list, page: list.lastPage }} size={24} hrefFor={(page) => `/${page}`} label="" className="" />,
  )

  expect(html).toContain(`aria-label="Halaman ${list.lastPage}"`)
  expect(html).not.toContain('Halaman berikutnya')
  expect(html.includes(note)).toBe(goesOn)
})
