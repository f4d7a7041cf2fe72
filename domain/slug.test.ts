import { expect, it } from 'vitest'
import { slugOf } from './slug.ts'

it.each([
  ['Asam Sitrat Anhidrat', 'asam-sitrat-anhidrat'],
  ['Lilin Parafin 58–60 °C', 'lilin-parafin-58-60-c'],
  ['Glikosida Steviol (Stevia)', 'glikosida-steviol-stevia'],
  ['Crème', 'creme'],
  ['  (R)-Limonena  ', 'r-limonena'],
  ['5-HTP 99 %', '5-htp-99'],
])('makes of the name %j the slug %j [ROUTE-5]', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
