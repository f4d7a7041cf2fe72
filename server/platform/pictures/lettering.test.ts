import fc from 'fast-check'
import { expect, it } from 'vitest'
import { setLine, setText, textWidth } from './lettering.ts'

const room = { width: 130, height: 80, lines: 3, largest: 25, smallest: 13 }

it('never sets a line wider than the room, nor more lines than it has', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      const { size, lines } = setText(text, room)

      return lines.length <= 3 && lines.every((line) => textWidth(line, size) <= room.width)
    }),
  )
})

it('loses nothing of a text that fits', () => {
  expect(setText('Asam Sitrat Anhidrat 30–100 mesh', room).lines.join(' ')).toBe('Asam Sitrat Anhidrat 30–100 mesh')
})

it('shrinks before it breaks, and breaks with a hyphen', () => {
  expect(setText('Hidroksietilselulosa', { ...room, width: 150 }).lines).toEqual(['Hidroksietilselulosa'])
  expect(setText('Hidroksietilselulosa', { ...room, width: 90 }).lines[0]).toMatch(/-$/)
})

it('cuts a single line with three dots', () => {
  const { size, lines } = setLine('20 kg kaleng aluminium berlapis', 80, 15, 9)

  expect(lines[0]).toMatch(/…$/)
  expect(textWidth(lines[0] ?? '', size)).toBeLessThanOrEqual(80)
})
