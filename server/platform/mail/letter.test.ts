import { expect, it } from 'vitest'
import { harmless, mailText, mailTo } from './letter.ts'

it.each([
  ['PT https://jahat.example/x menang undian', 'PT https: / / jahat. example/ x menang undian'],
  ['PT Maju\r\nBcc: semua@orang.example', 'PT Maju Bcc: semua@ orang. example'],
  ['PT \u202Elaham\u200B\u2066', 'PT laham'],
  ['<b>PT</b>\u2028Maju', 'bPT/ b Maju'],
  ['PT jahat。example．com｡id', 'PT jahat。 example． com｡ id'],
  ['https：／／jahat․example a＠b﹒c', 'https： ／ ／ jahat․ example a＠ b﹒ c'],
  ['PT. Contoh & Putra, Tbk.', 'PT. Contoh & Putra, Tbk.'],
  ['😀'.repeat(300), '😀'.repeat(80)],
])('makes the name %j harmless [REG-3]', (name, shown) => {
  expect(harmless(name)).toBe(shown)
})

it('names the recipient in one line, escaped, and greets nobody by an empty name', () => {
  const letter = { paragraphs: [mailText`a < b`] }

  const mail = mailTo({ name: '<i>Rina\nSari</i>', email: 'rina@uji.contoh' }, mailText`Halo`, letter)

  expect(mail.to).toEqual({ name: 'iRina Sari/ i', address: 'rina@uji.contoh' })
  expect(mail.text).toContain('Yth. iRina Sari/ i,')
  expect(mail.html).toContain('a &lt; b')
  expect(mailTo({ name: '', email: 'x@uji.contoh' }, mailText`Halo`, letter).text).toMatch(/^Halo,/)
})

it('lets nothing of a stranger into a letter but what was made harmless [REG-3]', () => {
  const name: string = 'PT jahat.example'

  expect(mailText`${harmless(name)} menunggu ${2} hari`).toBe('PT jahat. example menunggu 2 hari')
  // @ts-expect-error the name as it is does not compile
  mailText`${name} menunggu`
  // @ts-expect-error nor does a sentence that was put together without it
  mailTo({ name: '', email: 'x@uji.contoh' }, `Dari ${name}`, { paragraphs: [] })
})

it('tells of several things one below the other, in both bodies, and how to stop it', () => {
  const entry = {
    title: mailText`Pesanan baru`,
    text: harmless('PT <Uji>'),
    aside: mailText`hari ini`,
    link: 'https://uji.contoh/a?b=1&c=2',
  }
  const letter = { paragraphs: [], entries: [entry], stop: 'https://uji.contoh/berhenti?token=1' }

  const mail = mailTo({ name: '', email: 'x@uji.contoh' }, mailText`Kabar`, letter)

  expect(mail.text).toContain('- Pesanan baru\n  PT Uji\n  hari ini\n  https://uji.contoh/a?b=1&c=2')
  expect(mail.html).toContain('href="https://uji.contoh/a?b=1&amp;c=2"')
  expect(mail.headers).toEqual({
    'List-Unsubscribe': '<https://uji.contoh/berhenti?token=1>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})
