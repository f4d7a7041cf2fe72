import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { productPath } from '#domain/catalogue/address.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()
const PUBLIC = 'http://localhost:3000'

/** The addresses in a file, in its order, without the site's own. */
async function addressesIn(path: string): Promise<string[]> {
  const { status, text } = await world.aVisitor().get(path)
  expect(status, path).toBe(200)
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => {
    expect(address.startsWith(PUBLIC), address).toBe(true)
    return address.slice(PUBLIC.length)
  })
}

const countAgain = (table: 'products' | 'materials', from: number) =>
  sql`alter table ${sql.table(table)} alter column id restart with ${sql.lit(from)}`.execute(world.db)

describe('the sitemap', () => {
  it('names each published product once, by its canonical address, in files of 2,000 ids [ROUTE-9]', async () => {
    const seller = await world.aSeller()
    const hidden = await world.aProduct({ seller, name: 'Zat Simpanan' })
    const withdrawn = await world.aProduct({ seller, name: 'Zat Tarikan' })
    await world.db.updateTable('products').set({ status: 'draft' }).where('id', '=', hidden.id).execute()
    await world.db.updateTable('products').set({ status: 'withdrawn' }).where('id', '=', withdrawn.id).execute()
    const first = await world.aProduct({ seller, name: 'Zat & <Pertama>' })
    await countAgain('products', 6000)
    const [last, next] = [await world.aProduct({ seller }), await world.aProduct({ seller })]

    const files = (await addressesIn('/sitemap.xml')).filter((path) => path.includes('/produk-'))
    const [one, three, four] = await Promise.all(files.map(addressesIn))

    expect(files).toEqual(['/sitemap/produk-1.xml', '/sitemap/produk-3.xml', '/sitemap/produk-4.xml'])
    expect(one).toEqual([productPath(first)])
    expect(three).toEqual([productPath(last)])
    expect(four).toEqual([productPath(next)])
  })

  it('names the materials that anybody offers, and a merged one by its new address alone [MAT-2, MAT-5]', async () => {
    const seller = await world.aSeller()
    await countAgain('materials', 4000)
    const merged = await world.aMaterial({ slug: 'bahan-lama' })
    const target = await world.aMaterial({ slug: 'bahan-baru' })
    await world.aMaterial({ slug: 'bahan-tanpa-penawaran' })
    const withdrawn = await world.aMaterial({ slug: 'bahan-tarikan' })
    for (const materialId of [merged, target]) await world.aProduct({ seller, materialId })
    const { id } = await world.aProduct({ seller, materialId: withdrawn })
    await world.db.updateTable('products').set({ status: 'withdrawn' }).where('id', '=', id).execute()
    const files = async () => (await addressesIn('/sitemap.xml')).filter((path) => path.includes('/bahan-'))
    const before = await files()

    // its offers follow it later
    await world.db.updateTable('materials').set({ merged_into: target }).where('id', '=', merged).execute()

    expect(before).toEqual(expect.arrayContaining(['/sitemap/bahan-2.xml', '/sitemap/bahan-3.xml']))
    expect(await files()).not.toContain('/sitemap/bahan-2.xml')
    expect((await world.aVisitor().get('/sitemap/bahan-2.xml')).status).toBe(404)
    expect(await addressesIn('/sitemap/bahan-3.xml')).toEqual(['/bahan/bahan-baru'])
  })

  it('names each seller once, however many there are, and no other company [ROUTE-9]', async () => {
    const buyer = await world.aBuyer()
    const odd = await world.aSeller()
    await world.db
      .updateTable('companies')
      .set({ username: "o'neil & rekan" })
      .where('id', '=', odd.companyId)
      .execute()
    await sql`insert into companies (kind, name, username, seller_type, exchange_rate, created_at)
      select 'seller', 'PT Banyak', 'banyak-' || number, 'distributor', 1, ${world.now()}
      from generate_series(1, 2500) number`.execute(world.db)
    const sellers = await world.db.selectFrom('companies').select('username').where('kind', '=', 'seller').execute()

    const files = (await addressesIn('/sitemap.xml')).filter((path) => path.includes('/seller-'))
    const named = await Promise.all(files.map(addressesIn))

    expect(named.map((paths) => paths.length)).toEqual([2000, sellers.length - 2000])
    expect(new Set(named.flat()).size).toBe(sellers.length)
    expect(named.flat()).toContain('/seller/o&#39;neil%20%26%20rekan')
    expect(named.flat()).not.toContain(`/seller/${buyer.companyUsername}`)
  })

  it('says the same to everybody, may be cached for an hour, and comes as 304 to a client that has it [ROUTE-9]', async () => {
    const buyer = await world.aBuyer()
    const { id } = await world.db
      .selectFrom('companies')
      .select('id')
      .where('kind', '=', 'seller')
      .executeTakeFirstOrThrow()
    for (const path of ['/robots.txt', '/sitemap.xml', '/sitemap/halaman.xml', `/sitemap/seller-${id}.xml`]) {
      const answer = await world.aVisitor().get(path)
      const tag = String(answer.headers.etag)
      const type = path.endsWith('.txt') ? 'text/plain; charset=utf-8' : 'application/xml; charset=utf-8'
      expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=3600', 'content-type': type })
      expect(answer.headers).not.toHaveProperty('set-cookie')
      expect((await buyer.get(path, { cookie: 'sb_refresh=karangan' })).text).toBe(answer.text)
      const again = await world.aVisitor().get(path, { 'if-none-match': tag })
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', tag])
    }
  })

  it('names the first photo of a product beside its page, and no drawn pack [SHOP-2, ROUTE-9]', async () => {
    const seller = await world.aSeller()
    await world.aProduct({ seller, name: 'Zat Tanpa Foto' })
    const { id } = await world.aProduct({ seller, name: 'Zat Berfoto' })
    const hash = 'ab'.repeat(16)
    await world.db.updateTable('products').set({ cover_photo: hash }).where('id', '=', id).execute()
    const { text } = await world.aVisitor().get(`/sitemap/produk-${Math.ceil(id / 2000)}.xml`)

    expect(text).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"')
    expect(
      [...text.matchAll(/<url><loc>[^<]*zat-(?:ber|tanpa-)foto<\/loc>(.*?)<\/url>/g)].map(([, rest]) => rest),
    ).toEqual(['', `<image:image><image:loc>${PUBLIC}/gambar/foto/${hash}-1600.jpeg</image:loc></image:image>`])
  })

  it.each([
    'produk-0',
    'produk-01',
    'produk-5',
    'produk-999999',
    'produk-9999999',
    'produk--1',
    'produk-1%20',
    'bahan-1;drop',
    'seller-1',
    'seller-ffffffff-ffff-ffff-ffff-ffffffffffff',
    'lain',
    '%00',
  ])('has no file of another name: %s', async (name) => {
    expect((await world.aVisitor().get(`/sitemap/${name}.xml`)).status).toBe(404)
  })
})
