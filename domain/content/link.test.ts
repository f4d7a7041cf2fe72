import { expect, it } from 'vitest'
import { mayLinkTo } from './link.ts'

it.each(['/produk', '/artikel/3-cara-membaca-coa?x=1#y', 'https://bpom.contoh/aturan', 'mailto:mutu@uji.contoh'])(
  'a text may link to %s [ADM-4]',
  (address) => expect(mayLinkTo(address)).toBe(true),
)

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'blob:https://contoh/1',
  'file:///etc/passwd',
  'http://tanpa-sandi.contoh',
  '//lain.contoh',
  '/\\lain.contoh',
  '/\t/lain.contoh',
  '\\\\lain.contoh',
  'produk',
  '#bagian',
  '',
])('a text may not link to %j [ADM-4]', (address) => expect(mayLinkTo(address)).toBe(false))
