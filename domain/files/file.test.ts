import { describe, expect, it } from 'vitest'
import { type FileKind, fileNameOf, fileSizeText } from './file.ts'

describe('the name of a file', () => {
  it.each<[string, FileKind, string]>([
    ['NPWP perusahaan.pdf', 'pdf', 'NPWP perusahaan.pdf'],
    ['pindaian.JPG', 'jpeg', 'pindaian.JPG'],
    ['foto.jpg', 'pdf', 'foto.pdf'],
    ['laporan.docx', 'pdf', 'laporan.docx.pdf'],
    ['../../etc/passwd', 'pdf', 'passwd.pdf'],
    ['C:\\Dokumen\\nib.png', 'png', 'nib.png'],
    ['"><script>.png', 'png', '"><script>.png'],
    ['NPWP 🧾.pdf', 'pdf', 'NPWP 🧾.pdf'],
    ['فاتورة.pdf', 'pdf', 'فاتورة.pdf'],
    ['nib\u202efdp.exe', 'pdf', 'nib fdp.exe.pdf'],
    ['a\r\nSet-Cookie: x\0.pdf', 'pdf', 'a Set-Cookie: x.pdf'],
    ['', 'pdf', 'berkas.pdf'],
    ['..', 'jpeg', 'berkas.jpg'],
    ['. a .b. .png', 'png', 'a .b.png'],
    [' foto.pdf ', 'pdf', 'foto.pdf'],
    ['foto.png.exe', 'png', 'foto.png.exe.png'],
    ['foto.PNG', 'jpeg', 'foto.jpg'],
    ['foto.jpeg', 'jpeg', 'foto.jpeg'],
    ['a \t  b.pdf', 'pdf', 'a b.pdf'],
    ['cafe\u0301.pdf', 'pdf', 'caf\u00e9.pdf'],
    ['👩\u200d🔬.pdf', 'pdf', '👩\u200d🔬.pdf'],
    ['.pdf', 'pdf', 'berkas.pdf'],
    ['\ud83e.png', 'png', '\ufffd.png'],
  ])('%j of kind %s is kept as %j [REG-3]', (sent, kind, cleaned) => {
    expect(fileNameOf(sent, kind)).toBe(cleaned)
  })

  it('is cut to 150 whole characters, its ending preserved [REG-3]', () => {
    const cleaned = fileNameOf(`${'🧾'.repeat(300)}.pdf`, 'pdf')
    expect([...cleaned]).toHaveLength(150)
    expect(cleaned.isWellFormed()).toBe(true)
    expect(cleaned).toMatch(/🧾\.pdf$/u)
  })
})

it.each([
  [1, '1 kB'],
  [1536, '2 kB'],
  [1024 * 1024 - 1, '1024 kB'],
  [1024 * 1024, '1 MB'],
  [348_160, '340 kB'],
  [1_258_291, '1,2 MB'],
  [5 * 1024 * 1024, '5 MB'],
])('%d bytes read %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text)
})
