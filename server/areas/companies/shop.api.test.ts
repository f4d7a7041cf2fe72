import { expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

it('shows what its owner says of the shop, lines and all, and nothing too long [SHOP-8]', async () => {
  const seller = await world.aSeller()
  const write = async (tentang: string) => {
    const semula = (await seller.call('pusat-seller/pengaturan/profil', {})).data.tentang
    return seller.call('pusat-seller/pengaturan/profil/ubah', { tentang, semula })
  }
  const shown = async () => {
    const { data } = await world.aVisitor().call('seller/detail', { seller_username: seller.companyUsername })
    return data.seller_deskripsi
  }

  await write('  Bahan pangan 🧂\nsejak 2007.  ')
  expect(await shown()).toBe('Bahan pangan 🧂\nsejak 2007.')
  expect((await write('x'.repeat(10_000))).refusal).toMatchObject({ code: 'invalid_field', field: 'tentang' })
  await write('')
  expect(await shown()).toBe('')
})

it('tells the later of two owners who saw the same profile, and writes down who changed it [SHOP-8] [ADM-6]', async () => {
  const owner = await world.aSeller()
  const partner = await world.aColleague(owner, 'owner')
  const { tentang: semula } = (await owner.call('pusat-seller/pengaturan/profil', {})).data

  const first = await owner.call('pusat-seller/pengaturan/profil/ubah', { tentang: 'Yang pertama.', semula })
  const second = await partner.call('pusat-seller/pengaturan/profil/ubah', { tentang: 'Yang kedua.', semula })

  expect([first.ok, second.refusal?.code]).toEqual([true, 'shop_moved_on'])
  expect((await owner.call('pusat-seller/pengaturan/profil', {})).data.tentang).toBe('Yang pertama.')
  const written = await world.db
    .selectFrom('audit_entries')
    .select(['act', 'user_id as userId', 'after'])
    .where('company_id', '=', owner.companyId)
    .execute()
  expect(written).toEqual([{ act: 'shop.profile', userId: owner.userId, after: { about: 'Yang pertama.' } }])
})
