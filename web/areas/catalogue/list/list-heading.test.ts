import { describe, expect, it } from 'vitest'
import { listHeading } from './filter-names.ts'

const manitol = { slug: 'manitol', name: 'Manitol', casNumber: '69-65-8', eNumber: 'E421', offers: 7 }
const manitolDc = { slug: 'manitol-dc', name: 'Manitol DC', casNumber: null, eNumber: null, offers: 1200 }

describe('the heading of a search', () => {
  it('says the material, its CAS number and its offers where it is the only one named [UX-1]', () => {
    expect(listHeading({ keyword: 'mannitol' }, [manitol])).toBe('Manitol (69-65-8): 7 penawaran')
    expect(listHeading({ keyword: 'manitol langsung' }, [manitolDc])).toBe('Manitol DC: 1.000+ penawaran')
  })

  it.each(['MANITOL', '69\u201365\u20138', 'e421'])(
    'says it of several where %s is its whole name or number [UX-1]',
    (keyword) => {
      expect(listHeading({ keyword }, [manitolDc, manitol])).toBe('Manitol (69-65-8): 7 penawaran')
    },
  )

  it('is what was searched where several materials are named, or none [UX-1]', () => {
    expect(listHeading({ keyword: 'mani' }, [manitol, manitolDc])).toBe('mani')
    expect(listHeading({ keyword: 'mani' }, [])).toBe('mani')
    expect(listHeading({ category: 2 }, [manitol])).toBe('Food and Beverages')
  })
})
