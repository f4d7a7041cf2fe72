import { expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

it('shows what its owner says of the shop, lines and all, and nothing too long [SHOP-8]', async () => {
  const seller = await world.aSeller()
  const write = (tentang: string) => seller.call('pusat-seller/pengaturan/profil/ubah', { tentang })
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
