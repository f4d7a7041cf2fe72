import { expect, it } from 'vitest'
import { areOfOneMaterial } from './compare-table.tsx'

it('takes products for alike that are of one material, however many they are [CARD-6]', () => {
  const ofMaterials = (...slugs: string[]) => areOfOneMaterial(slugs.map((materialSlug) => ({ materialSlug })))

  expect(ofMaterials('gula', 'gula', 'gula')).toBe(true)
  expect(ofMaterials('gula', 'gula', 'asam-sitrat')).toBe(false)
  expect(ofMaterials('gula', 'asam-sitrat')).toBe(false)
})
