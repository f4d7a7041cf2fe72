import { describe, expect, it } from 'vitest'
import { linksIn } from './message-text.tsx'

const links = (text: string) => linksIn(text).flatMap(({ href }) => href ?? [])

describe('a message', () => {
  it('has links to sites and e-mail addresses [CHAT-1]', () => {
    expect(links('CoA: https://contoh.id/coa?lot=7, atau contoh.id. Tanya qc@contoh.id')).toEqual([
      'https://contoh.id/coa?lot=7',
      'https://contoh.id/',
      'mailto:qc@contoh.id',
    ])
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'ftp://contoh.id/a',
  ])('has no link for %j [CHAT-1]', (text) => {
    expect(links(text).filter((href) => !href.startsWith('https:'))).toEqual([])
  })

  it.each([
    ['reverses its letters', 'https://jahat.contoh/\u202edi.kilim'],
    ['hides letters', 'https://sentra\u200bbahan.contoh/a'],
    ['names one site and leads to another', 'https://sentrabahan.id@jahat.contoh/masuk'],
    ['names one site and leads to another with a password', 'https://sentrabahan.id:443@jahat.contoh/masuk'],
    ['is written in letters that look like others', 'https://sentrаbahan.id/'],
    ['has a sign like a slash in its host', 'https://sentrabahan.id\u2044masuk.jahat.id/'],
  ])('has no link for what %s [CHAT-1]', (_, text) => {
    expect(links(`Lihat ${text} ya`)).toEqual([])
  })

  it('has a link also for a site with a port, or in capitals [CHAT-1]', () => {
    expect(links('HTTPS://Contoh.ID:8443/A')).toEqual(['https://contoh.id:8443/A'])
  })

  it('stays the same text, whatever is in it [CHAT-1]', () => {
    const text = '<script>alert("a")</script> \u202egpj.exe\u202c 👩‍🔬 www.contoh.id'

    expect(
      linksIn(text)
        .map((segment) => segment.text)
        .join(''),
    ).toBe(text)
  })
})
