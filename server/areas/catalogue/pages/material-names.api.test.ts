import { describe, expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'

const world = await openWorld()
const visitor = world.aVisitor()

describe('the names of materials', () => {
  it('are those of what is on sale, with the numbers that are searched by, and nothing else [UX-1]', async () => {
    const seller = await world.aSeller()
    const materialId = await world.aMaterial({
      slug: 'manitol',
      name: 'Manitol',
      nameEnglish: 'Mannitol',
      casNumber: '69-65-8',
      eNumber: 'E421',
    })
    await world.aMaterial({ slug: 'tanpa-penawaran', name: 'Tanpa Penawaran' })
    const product = await world.aProduct({ seller, materialId })
    const named = async () => (await visitor.call('bahan/nama', {})).data

    expect(await named()).toEqual([
      {
        slug: 'manitol',
        bahan_nama: 'Manitol',
        bahan_nama_inggris: 'Mannitol',
        bahan_cas: '69-65-8',
        bahan_e_number: 'E421',
      },
    ])
    await seller.call('pusat-seller/produk/tarik', { produk_id: product.id })
    expect(await named()).toEqual([])
  })

  it('may be cached by everybody, each set of field names apart [UX-1]', async () => {
    const { headers } = await world.http.inject({ method: 'GET', url: '/api/bahan/nama' })
    expect(headers['cache-control']).toBe('public, max-age=600')
    expect(headers.vary).toContain('x-field-names')
  })
})
