import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

// docs/words.md is the reference for authors of screens

const root = join(import.meta.dirname, '..')

/** Rejected names of a thing, by its word. */
const others: Record<string, RegExp> = {
  'e-mail': /(?<![\w@/.-])(email|surel)(?![\w/-])/i,
  password: /\b(kata )?sandi\b/i,
  'tipe bisnis': /\b((jenis|bidang|tipe) usaha|(jenis|bidang) bisnis)\b/i,
  pesanan: /(?<![\w/-])(transaksi(nya)?|orderan)(?![\w/-])/i,
  'tipe pembayaran': /\b((metode|jenis|cara) pembayaran|cara bayar)\b/i,
  seller: /\b(penjual(nya)?|supplier)\b/i,
  'voucher toko': /\b(kupon|voucher seller)\b/i,
  klaim: /\b(komplain|keluhan)(nya)?\b/i,
  retur: /\bpengembalian barang\b/i,
  'nota kredit': /\bnota retur\b/i,
  penawaran: /\bsurat penawaran\b/i,
  filter: /\bsaringan(nya)?\b/i,
  'limit kredit': /\bbatas kredit(nya)?\b/i,
  'jatuh tempo': /\b(lewat|belum) tempo\b/i,
  terverifikasi: /\bbelum diverifikasi\b/i,
  'virtual account': /\b(VA|rekening virtual)\b/,
  'nomor telepon': /\b(nomor (hp|ponsel|handphone)|no\. ?(telepon|hp))\b/i,
}

/** Quoted by the requirements [RESET-2, HEAD-2, HEAD-5, VERIF-1]. */
const quoted = [
  'email harus diisi !',
  'Email tidak terdaftar',
  /\bDaftar Transaksi\b/,
  /^Transaksi$/,
  /\bagar transaksi tetap nyaman\b/,
]

const files = ['web', 'domain', 'server/areas']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  // search-query.ts holds what people type
  .filter(
    (file) => /\.tsx?$/.test(file) && !/(\.test\.tsx?|testing\.ts|\/queries[a-z-]*\.ts|\/search-query\.ts)$/.test(file),
  )

it('one thing has one word, on screens, in sentences of the API and in mails', () => {
  const texts = files.flatMap((file) => textsOf(file).map((text) => ({ file, text })))
  // so that a reader that finds nothing is noticed
  expect(texts.filter(({ text }) => /\bpesanan\b/i.test(text)).length).toBeGreaterThan(50)
  expect(
    texts.flatMap(({ file, text }) => wrongWords(text).map((word) => `${file}: '${text}' should say ${word}`)),
  ).toEqual([])
})

it.each([
  ['Masukkan email Anda', ['e-mail']],
  ['Alamat e-mail Anda', []],
  ['Email tidak terdaftar', []],
  ['Kata sandi baru', ['password']],
  ['Lihat transaksi', ['pesanan']],
  ['Lihat Daftar Transaksi', []],
])('reads %j', (text, words) => {
  expect(wrongWords(text)).toEqual(words)
})

function wrongWords(text: string): string[] {
  const own = quoted.reduce<string>((rest, words) => rest.replace(words, ''), text)
  return Object.entries(others).flatMap(([word, wrong]) => (wrong.test(own) ? [word] : []))
}

/** The texts of a source file that people may read. */
function textsOf(file: string): string[] {
  const texts: string[] = []
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest)
  collect(source)
  return texts.map((text) => text.replace(/\s+/g, ' ').trim())

  function collect(node: ts.Node): void {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source).startsWith('sql')) return
    if (ts.isJsxText(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) texts.push(node.text)
    // one word in small letters is a name of the code or the wire
    if (ts.isStringLiteralLike(node) && /^[A-Z]|\p{L} \p{L}/u.test(node.text)) texts.push(node.text)
    ts.forEachChild(node, collect)
  }
}
