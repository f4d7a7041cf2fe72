import { describe, expect, it } from 'vitest'
import { type AuditAct, auditActs, auditSentence } from './acts.ts'
import { idsIn, readChange } from './change-words.ts'
import type { Facts } from './what-changed.ts'

const names: Record<string, string> = { u1: 'Sari', c1: 'PT Contoh' }
const nameOf = (id: string) => names[id] ?? 'tidak dikenal'
const read = (before: Facts | null, after: Facts | null) => readChange(before, after, nameOf)

describe('what an act changed', () => {
  it.each<[string, unknown, string, string]>([
    ['role', 'purchaser', 'Peran', 'Pembelian'],
    ['perOrder', '5000000.00', 'Batas per pesanan', 'Rp 5.000.000,00'],
    ['salesUserId', 'u1', 'Sales', 'Sari'],
    ['companyId', 'c1', 'Perusahaan', 'PT Contoh'],
    ['state', 'documents_wanted', 'Status', 'perlu dokumen'],
    ['state', 'applied', 'Status', 'applied'],
    ['priceLevel', 2, 'Level harga', '2'],
    ['rule', { from: '100' }, 'Harga', '{"from":"100"}'],
    ['source', 'promo', 'Asal', 'kode promo'],
    ['source', 'gift', 'Asal', 'gift'],
    ['photo', 'cut', 'Foto', 'dipotong'],
    ['photo', 'a.jpg', 'Foto', 'a.jpg'],
    ['dealPolicy', 'confirm', 'Harga kesepakatan', 'konfirmasi'],
    ['onSale', 'published', 'Penjualan', 'dijual'],
    ['autoReply', true, 'Balasan otomatis', 'ya'],
    ['halalCritical', false, 'Kritis halal', 'tidak'],
    ['otherNames', ['Sukrosa', 'Sucrose'], 'Nama lain', 'Sukrosa, Sucrose'],
    ['publishedAt', '2026-12-31T17:05:00.000Z', 'Tayang', '2027-01-01 00.05 WIB'],
  ])('is read of %s %j as %s: %s [ADM-6]', (name, value, label, text) => {
    expect(read({ [name]: value }, null)).toEqual([{ name: label, before: text, after: null }])
    expect(read(null, { [name]: value })).toEqual([{ name: label, before: null, after: text }])
  })

  it('is read of payments with what may be owed by each [ADM-6]', () => {
    const payments = [
      { code: 'transfer', creditLimit: null },
      { code: 'tempo-30', creditLimit: '50000000.00' },
      { code: 'tempo-60', creditLimit: null },
    ]
    expect(read({ payments }, null)[0]?.before).toBe(
      'Transfer; Tempo 30 hari, limit Rp 50.000.000,00; Tempo 60 hari, tanpa limit',
    )
  })

  it('stands with both sides, one of them empty where there was nothing [ADM-6]', () => {
    expect(read({ perOrder: null, reason: 'lama' }, { perOrder: '1000.00', reason: 'baru' })).toEqual([
      { name: 'Batas per pesanan', before: null, after: 'Rp 1.000,00' },
      { name: 'Alasan', before: 'lama', after: 'baru' },
    ])
  })

  it('leaves out what has no name for people [ADM-6]', () => {
    expect(read({ rowHash: 'x' }, { rowHash: 'y' })).toEqual([])
    expect(read(null, null)).toEqual([])
  })

  it('names people and companies, whose ids alone are stored [ADM-6]', () => {
    const facts = { salesUserId: 'u1', companyId: 'c1', invitedBy: null, name: 'u2', rowHash: 'x' }
    expect(idsIn(facts)).toEqual(['u1', 'c1'])
    expect(idsIn(null)).toEqual([])
  })
})

it('says of every act what was done, each in words of its own [ADM-6]', () => {
  expect(auditSentence('person.block')).toBe('Memblokir pengguna')
  expect(auditSentence('of a later version' as AuditAct)).toBe('Tindakan lain') // as the table may hold it
  expect(new Set(auditActs.map(auditSentence)).size).toBe(auditActs.length)
})
