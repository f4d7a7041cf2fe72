import { expect, it } from 'vitest'
import { byQuestion } from './version.ts'

const version = (id: number, question: number, options: [id: number, label: string, count: number][]) => ({
  id,
  question,
  validFrom: `2026-0${id}-01`,
  title: `Versi ${id}`,
  options: options.map(([id, label, count]) => ({ id, label, count })),
})

it('counts an option of several versions once, in the words of the newest; Lainnya stays last [ADM-5]', () => {
  const found = byQuestion([
    version(3, 2, [[9, 'Ya', 1]]),
    version(2, 1, [
      [7, 'Iklan', 4],
      [1, 'Mesin pencari atau AI', 2],
      [5, 'Lainnya', 0],
    ]),
    version(1, 1, [
      [1, 'Mesin pencari', 3],
      [2, 'Media sosial', 1],
      [5, 'Lainnya', 2],
    ]),
  ])

  expect(found.map(({ number, title, total }) => [number, title, total])).toEqual([
    [2, 'Versi 3', 1],
    [1, 'Versi 2', 12],
  ])
  expect(found[1]?.options.map(({ id, label, count }) => [id, label, count])).toEqual([
    [7, 'Iklan', 4],
    [1, 'Mesin pencari atau AI', 5],
    [2, 'Media sosial', 1],
    [5, 'Lainnya', 2],
  ])
})
