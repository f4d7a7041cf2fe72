import { describe, expect, it } from 'vitest'
import { linksIn } from './links-in.ts'

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

  it('stays the same text, whatever is in it [CHAT-1]', () => {
    const text = '<script>alert("a")</script> \u202egpj.exe\u202c 👩‍🔬 www.contoh.id'

    expect(
      linksIn(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})
