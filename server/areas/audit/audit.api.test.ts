import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { MOST_AUDITED } from '#domain/limits.ts'
import type { Person } from '#test/actor.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })
const administrator = await world.anAdministrator()

type ListBody = { cari?: string; tindakan?: 'kurs.atur' | 'anggota.ubah'; dari?: string; sampai?: string }

async function listed(body: ListBody & { sebelum?: string; halaman?: number; per_halaman?: number } = {}) {
  return (await administrator.call('admin/audit/daftar', body)).data
}

function setRate(code: 'USD' | 'EUR' | 'GBP', rupiah: string, who: Person = administrator) {
  return who.call('admin/mata-uang/kurs', { code, tanggal: '2026-03-01', rupiah })
}

describe('the audit log', () => {
  it('tells who did what to what, from where, when, before and after [ADM-6]', async () => {
    await setRate('USD', '16000')
    await setRate('USD', '16350')

    expect((await listed()).audit[0]).toMatchObject({
      waktu: world.now().toISOString(),
      tindakan: 'kurs.atur',
      oleh: expect.stringContaining('Orang Uji'),
      perusahaan: 'Sentra Bahan',
      peran: 'Administrator',
      jaringan: expect.stringMatching(/^10\.1\./),
      benda: 'USD',
      perubahan: [{ nama: 'Kurs', sebelum: 'Rp 16.000,00', sesudah: 'Rp 16.350,00' }],
    })
  })

  it('names people by what they are called now, and no more once their account is closed [ADM-6, REG-3]', async () => {
    const owner = await world.aBuyer()
    const colleague = await world.aColleague(owner, 'purchaser')
    const membership = { company_id: owner.companyId, anggota_id: colleague.userId }
    await owner.call('anggota/ubah', { ...membership, peran: 'approver' })
    const [change] = (await listed({ cari: colleague.userId })).audit
    expect(change).toMatchObject({
      benda: expect.stringContaining('Orang Uji'),
      perubahan: [{ nama: 'Peran', sebelum: 'Pembelian', sesudah: 'Penyetuju' }],
    })

    await colleague.call('akun/tutup', { user_id: colleague.userId, password: 'Contoh123' })

    const entries = (await listed({ cari: colleague.userId })).audit
    expect(entries.map(({ tindakan, benda }) => [tindakan, benda])).toEqual([
      ['anggota.keluar', 'Akun ditutup'],
      ['anggota.ubah', 'Akun ditutup'],
    ])
    expect(JSON.stringify(entries)).not.toContain(change?.benda)
  })

  it('is searched by person, company, thing, network, act and day in Jakarta [ADM-6]', async () => {
    const owner = await world.aBuyer({ name: 'PT Dicari 100% Uji' })
    const colleague = await world.aColleague(owner, 'purchaser')
    await owner.call('anggota/ubah', { company_id: owner.companyId, anggota_id: colleague.userId, peran: 'approver' })
    const [entry] = (await listed()).audit
    for (const cari of ['dicari 100%', 'PT DICARI', colleague.userId, entry?.jaringan ?? '', entry?.oleh ?? '']) {
      expect((await listed({ cari })).audit, cari).toMatchObject([{ audit_id: entry?.audit_id }])
    }
    for (const cari of ['dicari 100_', '%', '🙂', "'; drop table users; --"])
      expect((await listed({ cari })).total, cari).toBe(cari === '%' ? 1 : 0)
    expect((await listed({ tindakan: 'anggota.ubah', cari: 'dicari' })).total).toBe(1)
    expect((await listed({ tindakan: 'kurs.atur', cari: 'dicari' })).total).toBe(0)

    world.setClock('2026-05-04T00:30:00+07:00')
    await setRate('EUR', '17000')
    world.setClock()
    expect((await listed({ dari: '2026-05-04', sampai: '2026-05-04' })).total).toBe(1)
    expect((await listed({ dari: '2026-05-05' })).total).toBe(0)
    const wrong = await administrator.send('admin/audit/daftar', { dari: '2026-05-05', sampai: '2026-05-04' })
    expect(wrong.refusal).toMatchObject({ field: 'sampai' })
  })

  it('leads on from an entry, whatever is written meanwhile [ADM-6]', async () => {
    for (const rupiah of ['1', '2', '3', '4', '5']) await setRate('GBP', rupiah)
    const first = await listed({ cari: 'GBP', per_halaman: 2 })
    await setRate('GBP', '6')
    const second = await listed({ cari: 'GBP', per_halaman: 2, sebelum: first.lanjut ?? '' })
    const third = await listed({ cari: 'GBP', per_halaman: 2, sebelum: second.lanjut ?? '' })

    const rates = [first, second, third].flatMap(({ audit }) => audit.map(({ perubahan }) => perubahan[0]?.sesudah))
    expect(rates).toEqual(['5', '4', '3', '2', '1'].map((rupiah) => `Rp ${rupiah},00`))
    expect([first.total, third.total, third.lanjut]).toEqual([5, 6, null])
    const byPage = await listed({ cari: 'GBP', per_halaman: 4, halaman: 2 })
    expect(byPage.audit).toHaveLength(2)
  })

  it('stands in the order in which things happened, and leads on in it, whatever was written first [ADM-6]', async () => {
    for (const day of ['2026-02-03', '2026-02-01', '2026-02-02']) {
      world.setClock(`${day}T10:00:00+07:00`)
      await administrator.call('admin/mata-uang/kurs', { code: 'RUB', tanggal: day, rupiah: '200' })
    }
    world.setClock()
    const first = await listed({ cari: 'RUB', per_halaman: 2 })
    const second = await listed({ cari: 'RUB', per_halaman: 2, sebelum: first.lanjut ?? '' })
    const days = [first, second].flatMap(({ audit }) => audit.map(({ waktu }) => waktu.slice(0, 10)))
    expect(days).toEqual(['2026-02-03', '2026-02-02', '2026-02-01'])
    expect((await listed({ cari: 'RUB', sebelum: '999999999' })).audit).toEqual([])
  })

  it('is a file that runs in no spreadsheet, and taking it is audited [ADM-6]', async () => {
    const owner = await world.aBuyer({ name: '=HYPERLINK("http://contoh")' })
    const colleague = await world.aColleague(owner, 'purchaser')
    await owner.call('anggota/hapus', { company_id: owner.companyId, anggota_id: colleague.userId })

    const file = await administrator.send('admin/audit/unduh', { cari: 'HYPERLINK' })

    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="?audit-/)
    expect(file.headers['cache-control']).toContain('no-store')
    const lines = file.text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://contoh"")"`)
    expect((await listed({ cari: 'audit' })).audit).toMatchObject([{ tindakan: 'audit.unduh' }])
  })

  it('is a file of everything, however long it is [ADM-6]', async () => {
    await world.db
      .insertInto('audit_entries')
      .values(
        Array.from({ length: 1_203 }, (_, index) => ({
          at: world.now(),
          act: 'rate.set',
          thing_kind: 'rate',
          thing_id: `RUB ${index}`,
          thing_name: 'banyak',
        })),
      )
      .execute()
    const file = await administrator.send('admin/audit/unduh', { cari: 'banyak' })
    expect(file.text.trimEnd().split('\r\n')).toHaveLength(1_204)
  })

  it('is counted no further than anybody reads, however long it is [ADM-6]', async () => {
    await world.db.transaction().execute(async (tx) => {
      // linked at once below, which one by one takes long
      await sql`alter table audit_entries disable trigger audit_entries_linked`.execute(tx)
      await sql`with written as (
          insert into audit_entries (at, act, thing_kind, thing_id, thing_name)
          select ${world.now()}, 'rate.set', 'rate', 'THB ' || n, 'lebih'
          from generate_series(1, ${MOST_AUDITED + 2}::integer) as n returning id, at)
        insert into audit_links (position, entry_id, entry_at, hash)
        select 1000000 + id, id, at, ''::bytea from written`.execute(tx)
      await sql`alter table audit_entries enable trigger audit_entries_linked`.execute(tx)
    })
    const found = await listed({ cari: 'lebih', per_halaman: 2 })
    expect([found.total, found.audit.length]).toEqual([MOST_AUDITED + 1, 2])
  })
})
