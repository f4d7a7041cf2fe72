import { expect, it } from 'vitest'
import { escapeXml } from './escape-xml.ts'

it('leaves no markup and no character that XML forbids', () => {
  expect(escapeXml(`<a href="x">&'\u0000\uD800 🧂`)).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&#39; 🧂')
})
