import { describe, expect, it } from 'vitest'
import { resultPath, searchedKeyword } from './search-scope.ts'

const elsewhere = { pathname: '/', search: '?kategori=2' }

describe('the address of search results', () => {
  it('keeps the filters of the list and starts at its first page [SEARCH-2]', () => {
    const list = { pathname: '/produk', search: '?kategori=2&tipe-seller=importir&halaman=4&urut=nama' }

    expect(resultPath(' asam sitrat ', list, null)).toBe('/produk?kategori=2&tipe-seller=importir&keyword=asam+sitrat')
  })

  it('takes no filter from another page [SEARCH-2]', () => {
    expect(resultPath('gula', elsewhere, null)).toBe('/produk?keyword=gula')
  })

  it('keeps to the seller whose page is open [SEARCH-2]', () => {
    const scope = { sellerId: 's', sellerUsername: 'toko-contoh', sellerName: 'Toko Contoh' }

    expect(resultPath('gula', elsewhere, scope)).toBe('/produk?seller=toko-contoh&keyword=gula')
  })

  it('is the whole list for an empty text [SEARCH-2]', () => {
    expect(resultPath('  ', elsewhere, null)).toBe('/produk')
  })
})

describe('the keyword in the search box', () => {
  it.each(['/produk', '/seller/toko-contoh/produk'])('is the one of %s [SEARCH-2]', (pathname) => {
    expect(searchedKeyword({ pathname, search: '?halaman=2&keyword=asam+sitrat' })).toBe('asam sitrat')
    expect(searchedKeyword({ pathname, search: '' })).toBe('')
  })

  it.each(['/seller', '/transaksi/daftar-transaksi', '/produk/8cs5f4-gula'])(
    'is not that of %s [SEARCH-2]',
    (pathname) => {
      expect(searchedKeyword({ pathname, search: '?keyword=SB-2611' })).toBe('')
    },
  )
})
