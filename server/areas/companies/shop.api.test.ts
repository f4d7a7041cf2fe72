import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { aPng, type SentFile } from '#test/form.ts'
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

it('shows a logo and a banner in every size until they are replaced or taken off, and none of a suspended shop [SHOP-8]', async () => {
  const seller = await world.aSeller()
  const upload = async (jenis: 'logo' | 'banner', colour: string) => {
    const picture = sharp({ create: { width: 900, height: 300, channels: 3, background: colour } })
    const content = await picture
      .withExif({ IFD0: { Model: 'Kamera Rahasia' } })
      .jpeg()
      .toBuffer()
    return seller.upload('pusat-seller/pengaturan/gambar/unggah', { jenis }, { name: 'toko.jpg', content })
  }
  const shown = async () => {
    const { data } = await world.aVisitor().call('seller/detail', { seller_username: seller.companyUsername })
    return [data.seller_logo, data.seller_banner]
  }
  const get = (address: string) => world.http.inject(address)

  expect(await shown()).toEqual([null, null])
  await upload('logo', '#123456')
  const { data: own } = await upload('banner', '#654321')
  const [logo = '', banner = ''] = (await shown()) as string[]
  expect([logo, banner]).toEqual([own.logo, own.banner])
  const { data: listed } = await world
    .aVisitor()
    .call('seller/daftar', { keyword: seller.companyName, halaman: 1, per_halaman: 5 })
  expect(listed.seller.map(({ seller_logo }) => seller_logo)).toEqual([logo])
  for (const [address, format] of [
    [logo, 'jpeg'],
    [banner.replace('1600.jpeg', '800.avif'), 'avif'],
    [banner.replace('1600.jpeg', '320.webp'), 'webp'],
  ] as const) {
    const answer = await get(address)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${format}`])
    expect((await sharp(answer.rawPayload).metadata()).exif).toBeUndefined()
  }

  await upload('logo', '#aabbcc')
  await world.runJobs()
  expect((await get(logo)).statusCode).toBe(404)
  expect((await shown())[1]).toBe(banner)
  await seller.call('pusat-seller/pengaturan/gambar/hapus', { jenis: 'banner' })
  expect((await shown())[1]).toBeNull()
  expect((await get(banner)).statusCode).toBe(404)

  const [replaced = ''] = (await shown()) as string[]
  await world.db
    .updateTable('companies')
    .set({ suspended_at: world.now() })
    .where('id', '=', seller.companyId)
    .execute()
  expect((await get(replaced)).statusCode).toBe(404)
})

it('takes no picture of a shop from anybody but its owner, nor what is none [SHOP-8, ROLE-10]', async () => {
  const seller = await world.aSeller()
  const broken = { name: 'logo.png', content: aPng.content.subarray(0, 40) }
  const send = (who: Person, file: SentFile) =>
    who.upload('pusat-seller/pengaturan/gambar/unggah', { jenis: 'logo' }, file)
  expect((await send(seller, broken)).refusal?.code).toBe('photo_broken')
  expect((await send(await world.aColleague(seller, 'sales'), aPng)).refusal?.code).toBe('not_allowed')
  expect((await send(await world.aBuyer(), aPng)).refusal?.code).toBe('sellers_only')
  expect((await seller.call('pusat-seller/pengaturan/profil', {})).data.logo).toBeNull()
})
