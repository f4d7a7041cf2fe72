import { describe, expect, it } from 'vitest'
import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import type { WireBodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import { countChangedOffers, saveOffers } from '#server/areas/catalogue/public.ts'
import type { Person } from '#test/actor.ts'
import { anOffer } from '#test/product-factories.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })

type Body = WireBodyOf<CallAt<'pusat-seller/produk/simpan'>>

async function save(seller: Person, body: Body) {
  return (await seller.call('pusat-seller/produk/simpan', body)).data
}

async function wordsOf(seller: Person, produk_id: number) {
  const { data } = await seller.call('pusat-seller/produk/isian', { produk_id })
  const { grade, produsen, asal, bentuk, kemasan } = data.produk?.isian ?? {}
  return [grade, produsen, asal, bentuk, kemasan]
}

const usual = {
  ...{ grade: 'Food grade', produsen: 'Velda Bio', asal: 'Tiongkok' },
  ...{ bentuk: 'serbuk halus', kemasan: 'drum fiber' },
}
const other = {
  ...{ grade: 'FOOD-GRADE', produsen: 'VELDA-BIO', asal: 'TIONGKOK' },
  ...{ bentuk: 'Serbuk  Halus', kemasan: '25 kg Drum-Fiber' },
}

describe('a grade, a maker, a country, a form and a kind of pack', () => {
  it('are spelled as they are known, whoever writes them anew or changes them [SHOP-2]', async () => {
    const [first, second] = await Promise.all([world.aSeller(), world.aSeller()])
    const materialId = await world.aMaterial({ name: 'Bahan Ejaan' })
    const known = await save(first, anOffer(materialId, { ...usual, nama: 'Ejaan A' }))
    const added = await save(second, anOffer(materialId, { ...other, nama: 'Ejaan B' }))
    const written = ['Food grade', 'Velda Bio', 'Tiongkok', 'serbuk halus', 'drum fiber']
    expect([await wordsOf(first, known.produk_id), await wordsOf(second, added.produk_id)]).toEqual([written, written])

    const { produk_id } = added
    await save(second, anOffer(materialId, { ...other, grade: 'foodgrade', nama: 'Ejaan B', produk_id, versi: 1 }))

    expect(await wordsOf(second, produk_id)).toEqual(written)
    const labels = await world.db.selectFrom('products').select('pack_label').where('id', '=', produk_id).execute()
    expect(labels).toEqual([{ pack_label: '25 kg drum fiber' }])
  })

  it('are one value of each filter [SHOP-2, CARD-3]', async () => {
    const materialId = await world.aMaterial({ name: 'Bahan Saringan' })
    const sellers = await Promise.all([world.aSeller(), world.aSeller()])
    const [one, two] = sellers
    await save(one, anOffer(materialId, { grade: 'Feed Grade', nama: 'Saringan A' }))
    await save(two, anOffer(materialId, { grade: 'feed grade', nama: 'Saringan B' }))
    while (await world.db.transaction().execute(countChangedOffers)) {
      // the next ones
    }
    const { data } = await world.aVisitor().call('produk/filter', {})
    const grades = data.grade.filter(({ nilai }) => nilai.toLowerCase() === 'feed grade')
    expect(grades).toEqual([expect.objectContaining({ nilai: 'Feed Grade', jumlah: 2 })])
  })

  it('are spelled as known where many are written at once, as imports do [SHOP-4]', async () => {
    const seller = await world.aSeller()
    const materialId = await world.aMaterial({ name: 'Bahan Borongan' })
    const { produk_id } = await save(seller, anOffer(materialId, { ...usual, nama: 'Borongan A' }))
    const offer = {
      ...{ materialId, sku: '', name: 'Borongan B', nameEnglish: '', otherNames: [], unit: 'kg', packWeight: '25' },
      ...{ grade: 'food grade', origin: 'tiongkok', form: 'SERBUK HALUS', container: 'DRUM FIBER', maker: 'velda bio' },
      ...{ minPurchase: '25', minNego: null, stock: null, price: '100000', priceAtLevel2: null, priceAtLevel3: null },
      ...{ negotiable: true, lowestPrice: null, negoPercent: null, description: '', importantInfo: '', storage: '' },
      ...{ shelfLifeMonths: null, showcases: [] },
    }
    const member: Seller = {
      ...{ kind: 'member', companyId: seller.companyId, userId: seller.userId, companyKind: 'seller', role: 'owner' },
      ...{ sessionId: '', day: businessDay(world.now()) },
    }
    const [id = 0] = await world.db
      .transaction()
      .execute((tx) => saveOffers(tx, member, [{ before: null, offer, status: 'draft' }], world.now()))
    expect(await wordsOf(seller, id)).toEqual(await wordsOf(seller, produk_id))
  })

  it('are offered while they are typed, those of most offers first [SHOP-2]', async () => {
    const seller = await world.aSeller()
    const materialId = await world.aMaterial({ name: 'Bahan Tawaran' })
    await save(seller, anOffer(materialId, { grade: 'Jarang', nama: 'Tawaran A' }))
    for (const nama of ['Tawaran B', 'Tawaran C']) await save(seller, anOffer(materialId, { grade: 'Sering', nama }))
    while (await world.db.transaction().execute(countChangedOffers)) {
      // the next ones
    }
    const { data } = await seller.call('pusat-seller/produk/isian', {})
    const own = data.dikenal.grade.filter((grade) => ['Jarang', 'Sering'].includes(grade))
    expect(own).toEqual(['Sering', 'Jarang'])
  })

  it('are offered while they are typed, of makers only what the seller itself has named [SHOP-2]', async () => {
    const [seller, other] = await Promise.all([world.aSeller(), world.aSeller()])
    const materialId = await world.aMaterial({ name: 'Bahan Pabrik' })
    await save(other, anOffer(materialId, { produsen: 'Rahasia', nama: 'Pabrik A', status: 'draf' }))
    await save(seller, anOffer(materialId, { produsen: 'Arta', nama: 'Pabrik B' }))
    for (const nama of ['Pabrik C', 'Pabrik D']) await save(seller, anOffer(materialId, { produsen: 'Zenika', nama }))
    await save(seller, anOffer(materialId, { nama: 'Pabrik E' }))

    expect((await seller.call('pusat-seller/produk/isian', {})).data.dikenal.produsen).toEqual(['Zenika', 'Arta'])
  })

  it('are one word from the same moment, of two who write it first [SHOP-2]', async () => {
    const sellers = await Promise.all([world.aSeller(), world.aSeller()])
    const materialId = await world.aMaterial({ name: 'Bahan Serentak' })
    const spellings = ['Baru Sekali', 'BARU SEKALI']
    const saved = await Promise.all(
      sellers.map(async (seller, index) => {
        const { produk_id } = await save(
          seller,
          anOffer(materialId, { grade: spellings[index] ?? '', nama: `Serentak ${index}` }),
        )
        return (await wordsOf(seller, produk_id))[0]
      }),
    )
    expect(new Set(saved).size).toBe(1)
  })
})
