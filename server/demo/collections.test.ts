import { expect, it } from 'vitest'
import { collectionsOf } from './collections.ts'
import { readDemoSources } from './read-materials.ts'

const { materials, sellers } = readDemoSources()

it('finds at least one material for every showcase of every seller', () => {
  const titles = sellers.flatMap((seller) => seller.showcases)

  expect(titles.filter((title) => !materials.some((material) => collectionsOf(material, [title]).length > 0))).toEqual(
    [],
  )
})

it.each([
  ['parasetamol', ['Analgesik dan Antipiretik', 'Antibiotik'], ['Analgesik dan Antipiretik']],
  ['tapioka', ['Pati Lokal', 'Pemanis Cair', 'Tepung'], ['Pati Lokal', 'Tepung']],
  ['minyak-nilam', ['Minyak Atsiri', 'Minyak Pembawa'], ['Minyak Atsiri']],
])('puts %s of %j into %j', (id, titles, expected) => {
  const material = materials.find((candidate) => candidate.id === id)

  expect(material && collectionsOf(material, titles)).toEqual(expected)
})

it('goes by the words of a title nobody wrote a rule for', () => {
  const vanilla = materials.find((material) => material.id === 'vanilin')

  expect(vanilla && collectionsOf(vanilla, ['Vanilin Asli', 'Antikapang', 'xyz'])).toEqual(['Vanilin Asli'])
})
