import { expect, it } from 'vitest'
import { harmless, mailTo } from './letter.ts'

it.each([
  ['PT https://jahat.example/x menang undian', 'PT https: / / jahat. example/ x menang undian'],
  ['PT Maju\r\nBcc: semua@orang.example', 'PT Maju Bcc: semua@ orang. example'],
  ['PT \u202Elaham\u200B\u2066', 'PT laham'],
  ['<b>PT</b>\u2028Maju', 'bPT/ b Maju'],
  ['PT. Contoh & Putra, Tbk.', 'PT. Contoh & Putra, Tbk.'],
  ['😀'.repeat(300), '😀'.repeat(80)],
])('makes the name %j harmless [REG-3]', (name, shown) => {
  expect(harmless(name)).toBe(shown)
})

it('names the recipient in one line, escaped, and greets nobody by an empty name', () => {
  const letter = { paragraphs: ['a < b'] }

  const mail = mailTo({ name: '<i>Rina\nSari</i>', email: 'rina@uji.contoh' }, 'Halo', letter)

  expect(mail.to).toEqual({ name: 'iRina Sari/ i', address: 'rina@uji.contoh' })
  expect(mail.text).toContain('Yth. iRina Sari/ i,')
  expect(mail.html).toContain('a &lt; b')
  expect(mailTo({ name: '', email: 'x@uji.contoh' }, 'Halo', letter).text).toMatch(/^Halo,/)
})
