import { expect, it } from 'vitest'
import { coverOf } from './cover.ts'

it.each([
  ['dokumen laboratorium', 'dokumen'],
  ['botol bahan kimia', 'botol'],
  ['Botol sirup obat', 'sirup'],
  ['sertifikat halal', 'sertifikat'],
  ['simbol bahaya GHS', 'bahaya'],
  ['gudang bahan baku', 'gudang'],
  ['rak gudang', 'rak'],
  ['truk kontainer', 'truk'],
  ['label bahan', 'label'],
  ['minuman dalam botol', 'minuman'],
  ['pemeriksaan drum', 'pemeriksaan'],
  ['penyulingan minyak atsiri', 'penyulingan'],
  ['', 'dokumen'],
  ['matahari terbit', 'dokumen'],
])('a cover of %j is drawn as %s', (keyword, kind) => {
  expect(coverOf(keyword)).toBe(kind)
})
