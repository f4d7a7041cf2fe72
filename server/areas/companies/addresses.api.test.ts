import { describe, expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

const warehouse = {
  label: 'Gudang',
  penerima: 'Rina Wijaya',
  telepon: '+62 811-0000-999',
  alamat: 'Jl. Contoh No. 1, Andir',
  kota: 'Bandung',
  provinsi: 'Jawa Barat' as const,
  kode_pos: '40184',
}

describe('delivery addresses', () => {
  it('are listed with the first one as the default [ORDER-1]', async () => {
    const buyer = await world.aBuyer()

    const first = await buyer.call('alamat/tambah', { company_id: buyer.companyId, ...warehouse })
    await buyer.call('alamat/tambah', { company_id: buyer.companyId, ...warehouse, label: 'Pabrik' })

    expect(first.data).toEqual({ ...warehouse, alamat_id: expect.any(String), utama: true, nitku: null })
    const { data } = await buyer.call('alamat/daftar', { company_id: buyer.companyId })
    expect(data.map(({ label, utama }) => [label, utama])).toEqual([
      ['Gudang', true],
      ['Pabrik', false],
    ])
  })

  it('may have the place of business for tax, written with dots or without [TAX-2]', async () => {
    const buyer = await world.aBuyer()
    const typed = { ...warehouse, nitku: '0123.4567.8901.2345.000007' }
    const { data } = await buyer.call('alamat/tambah', { company_id: buyer.companyId, ...typed })
    expect(data.nitku).toBe('0123456789012345000007')
    const short = { company_id: buyer.companyId, alamat_id: data.alamat_id, ...warehouse, nitku: '0123' }
    expect((await buyer.call('alamat/ubah', short)).refusal).toMatchObject({ field: 'nitku' })
  })

  it('are at most fifty, of two at once too [API-2]', async () => {
    const buyer = await world.aBuyer()
    const first = await buyer.call('alamat/tambah', { company_id: buyer.companyId, ...warehouse })
    const { id: _, ...row } = await world.db
      .selectFrom('addresses')
      .selectAll()
      .where('id', '=', first.data.alamat_id)
      .executeTakeFirstOrThrow()
    const copies = Array.from({ length: 48 }, () => ({ ...row, is_default: false }))
    await world.db.insertInto('addresses').values(copies).execute()

    const add = () => buyer.call('alamat/tambah', { company_id: buyer.companyId, ...warehouse })
    const answers = await Promise.all([add(), add()])

    expect(answers.map((answer) => answer.refusal?.status_message ?? 'taken').sort()).toEqual([
      'Alamat pengiriman paling banyak 50. Hapus yang tidak dipakai terlebih dahulu.',
      'taken',
    ])
  })

  it("are the company's own [ROLE-9]", async () => {
    const [buyer, stranger] = [await world.aBuyer(), await world.aBuyer()]
    await buyer.call('alamat/tambah', { company_id: buyer.companyId, ...warehouse })

    expect((await stranger.call('alamat/daftar', { company_id: stranger.companyId })).data).toEqual([])
    expect((await stranger.call('alamat/daftar', { company_id: buyer.companyId })).refusal?.code).toBe('not_yours')
  })

  it.each([
    ['kode_pos', '401', 'Kode pos terdiri dari 5 angka.'],
    ['provinsi', 'Jawa', 'Pilih salah satu provinsi.'],
    ['telepon', 'abc', 'Nomor telepon tidak valid.'],
    ['penerima', '  ', 'Nama penerima harus diisi.'],
  ])('are refused with a sentence for the field %s [API-2]', async (field, value, sentence) => {
    const buyer = await world.aBuyer()

    const answer = await buyer.send('alamat/tambah', { company_id: buyer.companyId, ...warehouse, [field]: value })

    expect(answer.status).toBe(400)
    expect(answer.refusal).toMatchObject({ field, status_message: sentence })
  })
})
