import { describe, expect, it } from 'vitest'
import { anOpenedShop, aSubmitted } from '#server/areas/onboarding/testing.ts'
import { anOrder } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()
const administrator = await world.anAdministrator()

const list = async (body: { keyword?: string; jenis?: 'pembeli' | 'seller'; setelah?: string; per_halaman?: number }) =>
  (await administrator.call('admin/perusahaan/semua', body)).data

describe('every company, as administrators see it', () => {
  it('is found by a part of its name, the beginning of its NPWP, and the whole e-mail address of a member [ADM-2]', async () => {
    const owner = await world.aBuyer({ name: 'PT Kincir Angin' })
    await world.db
      .updateTable('companies')
      .set({ npwp: '8877665544332211' })
      .where('id', '=', owner.companyId)
      .execute()
    const colleague = await world.aColleague(owner, 'purchaser')
    for (const keyword of ['kincir', '8877.6655', colleague.email.toUpperCase()])
      expect((await list({ keyword })).perusahaan.map(({ nama }) => nama)).toEqual(['PT Kincir Angin'])
    expect((await list({ keyword: colleague.email.slice(1) })).perusahaan).toEqual([])
    expect((await list({ keyword: 'kincir', jenis: 'seller' })).perusahaan).toEqual([])
  })

  it('is listed from the one registered last on, page by page, each once [ADM-2]', async () => {
    const ids: string[] = []
    let setelah: string | null = null
    do {
      const page = await list({ per_halaman: 2, ...(setelah && { setelah }) })
      ids.push(...page.perusahaan.map(({ perusahaan_id }) => perusahaan_id))
      setelah = page.berikutnya
    } while (setelah)
    const all = await world.db.selectFrom('companies').select('id').where('kind', '<>', 'platform').execute()
    expect([ids.length, new Set(ids).size]).toEqual([all.length, all.length])
  })

  it('shows its people, how much it trades, doubles of its name, and what administrators did [ADM-2, ADM-6]', async () => {
    const { buyer, seller } = await anOrder(world)
    await world.aBuyer({ name: buyer.companyName.toUpperCase() })
    const { data } = await administrator.call('admin/perusahaan/lihat', { perusahaan_id: buyer.companyId })
    expect([data.jumlah_pesanan, data.jumlah_langganan, data.anggota.map(({ email }) => email)]).toEqual([
      1,
      1,
      [buyer.email],
    ])
    expect(data.anggota[0]).toMatchObject({ peran: 'owner', terakhir: expect.any(String) })
    expect(data.periksa.at(-1)).toMatchObject({ cocok: false, keterangan: '1 perusahaan lain bernama sama' })
    expect(JSON.stringify(data)).not.toContain('harga')
    const shop = await administrator.call('admin/perusahaan/lihat', { perusahaan_id: seller.companyId })
    expect(shop.data.jumlah_pesanan).toBe(1)

    const opened = await anOpenedShop(world, administrator)
    const { pengajuan_id, riwayat } = (
      await administrator.call('admin/perusahaan/lihat', { perusahaan_id: opened.shopId })
    ).data
    expect([pengajuan_id, riwayat[0]?.tindakan]).toEqual([opened.expected.pengajuan_id, 'pendaftaran.setujui'])
  })

  it('does not take a company and the shop beside it for doubles [ADM-2]', async () => {
    const { shopId } = await anOpenedShop(world, administrator)
    const { data } = await administrator.call('admin/perusahaan/lihat', { perusahaan_id: shopId })
    expect(data.periksa.every(({ cocok }) => cocok)).toBe(true)
  })

  it('is not found where there is none, nor the platform itself, and is for administrators alone [ADM-2, ROLE-10]', async () => {
    const owner = await world.aBuyer()
    await aSubmitted(world, owner)
    const platform = await administrator.call('admin/perusahaan/lihat', { perusahaan_id: administrator.companyId })
    expect(platform.refusal?.code).toBe('company_not_found')
    for (const stranger of [owner, await world.aSeller(), world.aVisitor()]) {
      expect((await stranger.send('admin/perusahaan/semua', {})).ok).toBe(false)
      expect((await stranger.send('admin/perusahaan/lihat', { perusahaan_id: owner.companyId })).ok).toBe(false)
    }
  })
})
