import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RelatedProducts } from './related-products.tsx'

it('says so when no product is related [DETAIL-5]', () => {
  expect(renderToStaticMarkup(<RelatedProducts products={[]} />)).toContain('Tidak ada produk ditemukan')
})
