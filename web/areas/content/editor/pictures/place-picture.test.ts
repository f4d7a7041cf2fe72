import { expect, it } from 'vitest'
import { insertPicture, pictureMarkdown } from './markdown-field.tsx'

it('puts a picture between empty lines, and no more of them than needed [ADM-4]', () => {
  const placed = (text: string, caret: number) =>
    text.slice(0, caret) + insertPicture(text, caret, 'X') + text.slice(caret)
  expect(placed('', 0)).toBe('X')
  expect(placed('awal', 4)).toBe('awal\n\nX')
  expect(placed('awal\n', 5)).toBe('awal\n\nX')
  expect(placed('awal\n\nakhir', 6)).toBe('awal\n\nX\n\nakhir')
  expect(placed('awal akhir', 5)).toBe('awal \n\nX\n\nakhir')
  expect(placed('akhir', 0)).toBe('X\n\nakhir')
})

it('keeps the words of a picture from ending it [ADM-4]', () => {
  expect(pictureMarkdown('Karung [25 kg] *baru*', '/gambar')).toBe('![Karung 25 kg baru](/gambar)')
})
