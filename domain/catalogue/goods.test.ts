import { describe, expect, it } from 'vitest'
import { changesText, goodsChanges, goodsWords, type PackedGoods, packedChanges } from './goods.ts'

const goods = (wishes: Partial<PackedGoods> = {}): PackedGoods => ({
  name: 'Asam Sitrat BP',
  material: 'Asam Sitrat',
  grade: 'Food grade',
  maker: 'Velda',
  origin: 'Tiongkok',
  form: 'Serbuk',
  unit: 'kg',
  packLabel: 'Sak 25 kg',
  packWeight: '25.000',
  ...wishes,
})

describe('changes of goods', () => {
  it('are none where a word is spelled in another way alone [ORDER-3, SHOP-2]', () => {
    const spelled = goods({
      grade: 'FOOD-GRADE',
      maker: 'VELDA',
      form: 'serbuk',
      origin: 'tiongkok',
      packLabel: 'sak 25 kg',
    })
    expect(packedChanges(goods(), spelled)).toEqual([])
    expect(goodsChanges(goods(), goods({ name: 'asam sitrat bp' }))).toHaveLength(1)
  })

  it.each([
    ['name', 'Nama', 'Asam Sitrat BP'],
    ['material', 'Bahan', 'Asam Sitrat'],
    ['grade', 'Grade', 'Food grade'],
    ['maker', 'Produsen', 'Velda'],
    ['origin', 'Asal', 'Tiongkok'],
    ['form', 'Bentuk', 'Serbuk'],
    ['unit', 'Satuan', 'kg'],
  ] as const)('name the %s by what it was and is [ORDER-3]', (fact, what, before) => {
    expect(goodsChanges(goods(), goods({ [fact]: 'Lain' }))).toEqual([{ what, before, after: 'Lain' }])
  })

  it('are none where nothing changed, however a weight is written [ORDER-3]', () => {
    expect(packedChanges(goods(), goods({ packWeight: '25' }))).toEqual([])
  })

  it('are none in a maker that was not known yet, which is not one that nobody named [ORDER-3]', () => {
    expect(goodsChanges(goods({ maker: null }), goods())).toEqual([])
    expect(goodsChanges(goods({ maker: '' }), goods())).toEqual([{ what: 'Produsen', before: '', after: 'Velda' }])
  })

  it('name a pack by its label, or by what it holds where that alone changed [ORDER-3]', () => {
    expect(packedChanges(goods(), goods({ packLabel: 'Sak 20 kg', packWeight: '20' }))).toEqual([
      { what: 'Kemasan', before: 'Sak 25 kg', after: 'Sak 20 kg' },
    ])
    expect(packedChanges(goods(), goods({ packWeight: '20.000' }))).toEqual([
      { what: 'Isi kemasan', before: '25 kg', after: '20 kg' },
    ])
    expect(goodsChanges(goods(), goods({ packLabel: 'Sak 20 kg', packWeight: '20' }))).toEqual([])
  })

  it('read as one text, with a dash for nothing [ORDER-3]', () => {
    const changes = goodsChanges(goods(), goods({ grade: 'Teknis', origin: '' }))
    expect(changesText(changes)).toBe('Grade: Food grade → Teknis; Asal: Tiongkok → –')
  })
})

it('tells of goods what their name does not, and leaves out what is not known [ORDER-3]', () => {
  expect(goodsWords(goods())).toBe('Asam Sitrat · Food grade · Velda · Tiongkok · Serbuk')
  expect(goodsWords({ ...goods(), name: 'Asam Sitrat', maker: '', form: '' })).toBe('Food grade · Tiongkok')
  const unknown = { material: null, grade: null, maker: null, origin: null, form: null }
  expect(goodsWords({ name: 'Laktosa', ...unknown })).toBe('')
})
