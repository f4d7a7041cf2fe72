import { expect, it } from 'vitest'
import { productQuestion } from './question.ts'

it('asks the seller by name about the product by name [DETAIL-2]', () => {
  expect(productQuestion('PT Contoh', 'Asam Sitrat')).toBe(
    'Halo PT Contoh, saya ingin bertanya tentang produk Asam Sitrat di Sentra Bahan.',
  )
})
