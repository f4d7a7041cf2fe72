import { describe, expect, it } from 'vitest'
import { breadcrumbData, pageMeta, productData } from './seo.ts'
import { materialData } from './seo-data.ts'

const origin = 'https://contoh.test'
const product = {
  name: 'Asam Sitrat',
  description: 'Pengatur keasaman.',
  path: '/produk/x1-asam-sitrat',
  image: '/foto/1.svg',
  code: 'x1',
  category: 'Food and Beverages',
  seller: 'PT Contoh',
  available: true,
  price: '18450.00',
}

describe('what a page says to search engines [ROUTE-9]', () => {
  it('has one canonical address, absolute', () => {
    const meta = pageMeta({ title: 'Asam Sitrat', description: 'a', publicUrl: origin, path: product.path })

    expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${origin}${product.path}` })
    expect(meta).toContainEqual({ title: 'Asam Sitrat | Sentra Bahan' })
  })

  it('cuts a long description at a word', () => {
    const meta = pageMeta({ title: 'a', description: 'bahan '.repeat(60), publicUrl: origin, path: '/' })
    const { content } = meta.find((tag) => 'name' in tag && tag.name === 'description') as { content: string }

    expect(content.length).toBeLessThanOrEqual(160)
    expect(content.endsWith('bahan …')).toBe(true)
  })

  it('says nothing of an offer where the price is hidden [ROLE-4]', () => {
    expect(JSON.stringify(productData(origin, { ...product, price: null }))).not.toMatch(/offer|price/i)
    expect(productData(origin, product)).toMatchObject({ offers: { price: '18450.00', priceCurrency: 'IDR' } })
  })

  it('names a material with its CAS number, whoever sells it [MAT-2]', () => {
    expect(
      materialData(origin, {
        name: 'Talk',
        otherNames: ['Talc', 'talkum'],
        description: 'Mineral.',
        path: '/bahan/talk',
        image: null,
        casNumber: '14807-96-6',
      }),
    ).toEqual({
      '@type': 'ChemicalSubstance',
      name: 'Talk',
      alternateName: 'Talc, talkum',
      description: 'Mineral.',
      url: `${origin}/bahan/talk`,
      identifier: { '@type': 'PropertyValue', propertyID: 'CAS', value: '14807-96-6' },
    })
  })

  it('numbers the breadcrumb and leaves the page itself without a link', () => {
    expect(breadcrumbData(origin, [{ label: 'Beranda', to: '/' }, { label: 'Asam Sitrat' }])).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Beranda', item: `${origin}/` },
        { '@type': 'ListItem', position: 2, name: 'Asam Sitrat' },
      ],
    })
  })
})
