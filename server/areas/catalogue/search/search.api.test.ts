import { describe, expect, it } from 'vitest'
import { indexUnindexed } from '#server/areas/catalogue/public.ts'
import { materialWritten } from '#server/areas/materials/events.ts'
import { openWorld } from '#test/world.ts'

// the demo catalogue: only among a thousand real names can a search find or miss what people look for
const world = await openWorld({ template: 'demo' })
const visitor = world.aVisitor()

async function find(keyword: string) {
  const { data } = await visitor.call('produk/daftar', { keyword, per_halaman: 60 })
  return { total: data.total, names: data.produk.map(({ produk_nama }) => produk_nama) }
}

describe('a search', () => {
  it.each([
    ['a beginning', 'para', /^Parasetamol/],
    ['a beginning of the second word', 'sitr', /Sitrat/],
    ['one wrong letter', 'parasetanol', /^Parasetamol/],
    ['a letter left out', 'glisrin', /^Gliserin/],
    ['letters swapped', 'ekstark', /^Ekstrak/],
    ['a slip in one of two words', 'asam sitrt', /^Asam Sitrat/],
    ['a missing space', 'asamsitrat', /^Asam Sitrat/],
    ['an English name', 'citric acid', /^Asam Sitrat/],
    ['half English', 'natrium bicarbonate', /^Natrium Bikarbonat/],
    ['a synonym', 'sucrose', /^Gula Kristal/],
    ['its Indonesian', 'gula', /^Gula Kristal/],
    ['a trade name', 'sitrun', /^Asam Sitrat/],
    ['an abbreviation', 'vit c', /Askorb/],
    ['a CAS number', '77-92-9', /^Asam Sitrat/],
    ['a CAS number without hyphens', '77929', /^Asam Sitrat/],
    ['a CAS number with its label', 'CAS 77-92-9', /^Asam Sitrat/],
    ['an E number', 'E330', /^Asam Sitrat/],
    ['an E number with a space', 'e 330', /^Asam Sitrat/],
    ['an E number with a hyphen', 'E-330', /^Asam Sitrat/],
    ['an INS number', 'INS 330', /^Asam Sitrat/],
    ['other letters and signs around it', ' 🙂 "Gliserin" (!) ', /^Gliserin/],
  ])('finds by %s: %s [SEARCH-3]', async (_what, keyword, expected) => {
    expect((await find(keyword)).names[0]).toMatch(expected)
  })

  it.each([
    ['pemanis', 'manis'],
    ['pengawet', 'mengawetkan'],
    ['pengental', 'kental'],
    ['pewarna', 'warna'],
    ['preservative', 'pengawet'],
    ['sweetener', 'pemanis'],
    ['sodium', 'natrium'],
    ['zinc', 'seng'],
  ])('understands forms and both languages: %s finds what %s finds [SEARCH-3]', async (one, other) => {
    const [first, second] = [await find(one), await find(other)]
    expect(first.total).toBeGreaterThan(5)
    const shared = second.names.filter((name) => first.names.includes(name))
    expect(shared.length).toBeGreaterThan(0.7 * Math.min(first.names.length, second.names.length))
  })

  it('says for what it searched where it mended a slip, and only there [SEARCH-3]', async () => {
    const searchedFor = async (keyword: string) => (await visitor.call('produk/daftar', { keyword })).data.dicari
    expect(await searchedFor('asam sitrt')).toBe('asam sitrat')
    expect(await searchedFor('asam sitrt 25 kg')).toBe('asam sitrat 25 kg')
    for (const keyword of ['asam sitrat', 'asamsitrat', 'qqqqzzzz', '🙂', ''])
      expect(await searchedFor(keyword)).toBeNull()
  })

  it('puts names before what is only related: sweeteners before sweet-scented oils [SEARCH-3]', async () => {
    const { names } = await find('pemanis')
    const oil = names.findIndex((name) => /Kayu Manis|Jeruk Manis/.test(name))
    const sweetener = names.findIndex((name) => /Aspartam|Sukralosa|Stevia/.test(name))
    expect(sweetener).toBeGreaterThanOrEqual(0)
    expect(oil === -1 || oil > sweetener).toBe(true)
  })

  it('wants every word: a grade or an origin narrows it [SEARCH-3]', async () => {
    const [all, narrowed] = [await find('asam'), await find('asam food grade')]
    expect(narrowed.total).toBeGreaterThan(0)
    expect(narrowed.total).toBeLessThan(all.total)
  })

  it.each(['qqqqzzzz', '🙂🙂🙂', '!!!', "'", '\\', '%', '_', '& | !', ':*', "');--", '<->', '(', '"', '\u200b'])(
    'answers %j with nothing, harmlessly [SEARCH-3]',
    async (keyword) => {
      expect(await find(keyword)).toEqual({ total: 0, names: [] })
      const { data } = await visitor.call('produk/filter', { keyword })
      expect(data.kategori).toEqual([])
    },
  )

  it('refuses a text of ten thousand characters [SEARCH-3]', async () => {
    for (const path of ['produk/daftar', 'produk/saran-pencarian', 'seller/daftar'] as const) {
      const answer = await visitor.send(path, { keyword: 'gula '.repeat(2000) })
      expect([answer.status, answer.refusal?.field]).toEqual([400, 'keyword'])
    }
  })

  it('without a keyword is the whole list', async () => {
    expect((await find('')).total).toBe(1086)
    expect((await find('   ')).total).toBe(1086)
  })

  it.each(['asam sitrat 25', '25 asam sitrat', 'asam sitrat 25kg', 'asam sitrat 25 50', 'asam sitrt 25'])(
    'hides no material by the size of its packs: %s [SEARCH-3]',
    async (keyword) => {
      const [{ names: sized }, { names: all }] = [await find(keyword), await find('asam sitrat')]
      expect(sized[0]).toMatch(/^Asam Sitrat/)
      expect(sized.toSorted()).toEqual(all.toSorted())
    },
  )

  it.each([
    ['an E number', 'asam sitrat 330', /^Asam Sitrat/],
    ['a CAS number', 'asam sitrat 77929', /^Asam Sitrat/],
    ['a strength', 'gliserin 99', /^Gliserin 99/],
    ['a part of the name', 'PEG 400', /^PEG 400/],
    ['a part of another name', 'polisorbat 80', /^(Polisorbat 80|Sorbitan Oleat)/],
  ])('narrows by a number that products bear as %s: %s [SEARCH-3]', async (_what, keyword, bearing) => {
    const { names } = await find(keyword)
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !bearing.test(name))).toEqual([])
  })

  it('counts the same products beside the list, also after a slip [CARD-3]', async () => {
    for (const keyword of ['gula', 'glisrin']) {
      const { data } = await visitor.call('produk/filter', { keyword })
      const counted = data.kategori.reduce((sum, { jumlah }) => sum + jumlah, 0)
      expect(counted, keyword).toBe((await find(keyword)).total)
      expect(counted).toBeGreaterThan(0)
    }
  })
})

it('names above what it finds the materials that the words name, with CAS and offers, on the first page alone [MAT-2, MAT-3]', async () => {
  const named = async (keyword: string, halaman = 1) =>
    (await visitor.call('produk/daftar', { keyword, per_halaman: 1, halaman })).data.bahan
  const [first] = await named('69-65-8')
  expect(first).toMatchObject({ slug: 'manitol', bahan_nama: 'Manitol', nomor_cas: '69-65-8' })
  expect(first?.jumlah).toBe((await find('69-65-8')).total)
  expect((await named('bahan pengawet')).length).toBe(5)
  expect([await named('manitol', 2), await named(''), await named('qqqqzzzz')]).toEqual([[], [], []])
})

describe('a search that finds nothing', () => {
  const nearest = async (keyword: string, filters: object = {}) => {
    const { data } = await visitor.call('produk/daftar', { keyword, ...filters })
    return { total: data.total, names: data.nama_terdekat }
  }

  it('offers the nearest names, and each of them finds something [MAT-4]', async () => {
    const keyword = 'asam sitrat unggulan zzzz'
    const { total, names } = await nearest(keyword)
    expect(total).toBe(0)
    expect(names[0]).toMatch(/^Asam Sitrat/)
    expect(names.length).toBeLessThanOrEqual(5)
    for (const name of names) expect((await find(name)).total, name).toBeGreaterThan(0)

    const { body } = await visitor.call('produk/saran-pencarian', { keyword })
    expect(body.nama_terdekat).toEqual(names)
    expect((await nearest(keyword, { kategori: 6 })).names).toEqual(names)
  })

  it('offers none where it finds something, where filters leave nothing, and where nothing is near [MAT-4]', async () => {
    expect((await nearest('asam sitrat')).names).toEqual([])
    expect(await nearest('asam sitrat', { asal: 'Tidak ada' })).toEqual({ total: 0, names: [] })
    for (const keyword of ['qqqqzzzz', '🙂🙂🙂', "'''"]) expect((await nearest(keyword)).names, keyword).toEqual([])
    const { body } = await visitor.call('produk/saran-pencarian', { keyword: 'asam sitrat' })
    expect(body.nama_terdekat).toEqual([])
  })
})

// last: others count the demo's own products
it('has packs of the size that is requested first, in any unit, and the others after them [SEARCH-3]', async () => {
  const seller = await world.aSeller()
  const pack = (name: string, packWeight: string, unit: string) =>
    world.aProduct({ seller, name: `Xilobarit ${name}`, packWeight, unit, packLabel: `${packWeight} ${unit} sak` })
  await pack('Alfa', '1', 'kg')
  await pack('Beta', '25', 'L')
  await pack('Cita', '25000', 'g')
  await pack('Delta', '25', 'kg')

  const sized = ['Xilobarit Cita', 'Xilobarit Delta', 'Xilobarit Alfa', 'Xilobarit Beta']
  for (const keyword of ['xilobarit 25 kg', '25kg Xilobarit', 'xilobarit 25.000 gram', 'xilobrit 25 kg']) {
    expect((await find(keyword)).names, keyword).toEqual(sized)
    const { data: suggested } = await visitor.call('produk/saran-pencarian', { keyword, seller_id: null })
    expect(suggested.map(({ produk_nama }) => produk_nama).slice(0, 2)).toEqual(sized.slice(0, 2))
  }
  expect((await find('xilobarit 25 liter')).names[0]).toBe('Xilobarit Beta')
  expect((await find('xilobarit')).names).toEqual(sized.toSorted())
})

it('takes a bare number for the size of a pack where no such product bears it, and hides nothing by it [SEARCH-3]', async () => {
  const seller = await world.aSeller()
  const pack = (name: string, packWeight: string, unit: string) =>
    world.aProduct({ seller, name: `Zelkobarit ${name}`, packWeight, unit, packLabel: `${packWeight} ${unit} sak` })
  await pack('Alfa 25 kg', '1', 'kg')
  await pack('Beta', '25', 'L')
  await pack('Cita', '25000', 'g')
  await pack('Delta', '25', 'kg')
  await pack('Eka 90', '5', 'kg')

  const sized = ['Beta', 'Cita', 'Delta', 'Alfa 25 kg', 'Eka 90'].map((name) => `Zelkobarit ${name}`)
  for (const keyword of ['zelkobarit 25', '25 zelkobarit', 'Zelkobarit, 25', 'zelkobrit 25']) {
    expect((await find(keyword)).names, keyword).toEqual(sized)
  }
  expect((await find('zelkobarit 7')).names).toEqual((await find('zelkobarit')).names)
  expect((await find('zelkobarit 0,5 7')).total).toBe(5)
  expect((await find('zelkobarit 90 25')).names).toEqual(['Zelkobarit Eka 90'])
  expect((await find('zelkobrit 90')).names).toEqual(['Zelkobarit Eka 90'])
  const { data } = await visitor.call('produk/filter', { keyword: 'zelkobarit 25' })
  expect(data.kategori.map(({ jumlah }) => jumlah)).toEqual([5])
})

it('finds first the offers of the material that are of the grade asked for [MAT-3]', async () => {
  const { materialId } = await world.db
    .selectFrom('material_search')
    .select('material_id as materialId')
    .where('names', 'like', 'gliserin %')
    .executeTakeFirstOrThrow()
  const seller = await world.aSeller()
  const offer = (name: string, grade: string, packWeight: string) =>
    world.aProduct({ seller, materialId, name, grade, packWeight, packLabel: `${packWeight} kg drum` })
  await offer('Gliserin Tulen BP', 'BP', '250')
  await offer('Gliserin Murni', 'USP', '25')
  await offer('Gliserin Tulen', 'USP', '250')

  for (const keyword of ['gliserin usp', 'grade gliserin USP', 'mutu gliserin, kemasan USP'])
    expect((await find(keyword)).names, keyword).toEqual(['Gliserin Murni', 'Gliserin Tulen'])
  expect((await find('usp glycerin 250 kg')).names).toEqual(['Gliserin Tulen', 'Gliserin Murni'])
})

it('finds an offer by words of which its material bears some and it the others, or it alone all [MAT-3]', async () => {
  const seller = await world.aSeller()
  const material = {
    name: 'Veltrosin',
    nameEnglish: 'Veltrosine',
    otherNames: ['garam veltro'],
    casNumber: '9999-01-1',
  }
  const first = await world.aProduct({ seller, name: 'Veltrosin Zirkonat', material, origin: 'Belgia', grade: 'Zenit' })
  const { material_id } = await world.db
    .selectFrom('products')
    .select('material_id')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow()
  const other = { seller, materialId: material_id, grade: 'Zenit' }
  await world.aProduct({ ...other, name: 'Veltrosin Mikro', origin: 'Swedia' })
  await world.aProduct({ seller, name: 'Campuran Veltrosin Swedia', material: { name: 'Campuran' }, origin: 'Swedia' })

  expect((await find('veltrosin belgia')).names).toEqual(['Veltrosin Zirkonat'])
  expect((await find('veltrosine zirkonat')).names).toEqual(['Veltrosin Zirkonat'])
  expect((await find('veltro swedia')).names).toEqual(['Veltrosin Mikro', 'Campuran Veltrosin Swedia'])
  expect((await find('9999-01-1 zenit')).names).toEqual(['Veltrosin Mikro', 'Veltrosin Zirkonat'])
  expect((await find('zirkonat mikro')).names).toEqual([])
  expect((await find('veltrosn swedia')).names).toEqual(['Veltrosin Mikro', 'Campuran Veltrosin Swedia'])
})

it('finds the offers of a material by the words that it is given later [MAT-1, MAT-3]', async () => {
  const { id } = await world.aProduct({
    seller: await world.aSeller(),
    name: 'Norvalit Alfa',
    material: { name: 'Norvalit' },
  })
  expect((await find('borundum')).names).toEqual([])

  await world.db.transaction().execute(async (tx) => {
    const { material_id } = await tx
      .selectFrom('products')
      .select('material_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('material_names')
      .values({ material_id, position: 2, name: 'Borundum', folded: 'borundum', kind: 'other', language: null })
      .execute()
    await materialWritten.emit(tx, material_id, world.now())
  })

  expect((await find('borundum alfa')).names).toEqual(['Norvalit Alfa'])
})

it('finds what came by a migration once a process has started [MAT-3]', async () => {
  const material = { name: 'Ferolonat' }
  await world.aProduct({ seller: await world.aSeller(), name: 'Ferolonat', material, featuredRank: 7 })
  const search = () =>
    world.db.selectFrom('material_search').select('featured_rank').where('names', 'like', 'ferolonat%').execute()
  await world.db.deleteFrom('material_search').where('names', 'like', 'ferolonat%').execute()
  expect((await find('ferolonat')).names).toEqual([])
  await indexUnindexed(world.db)
  expect((await find('ferolonat')).names).toEqual(['Ferolonat'])
  expect(await search()).toEqual([{ featured_rank: 7 }])
})

it('answers a page behind the last that a search shows with the last there is [MAT-3]', async () => {
  const seller = await world.aSeller()
  for (const name of ['Alfa', 'Beta', 'Cita']) await world.aProduct({ seller, name: `Quorbinat ${name}` })
  const pageOf = async (halaman: number) =>
    (await visitor.call('produk/daftar', { keyword: 'quorbinat', per_halaman: 2, halaman })).data
  expect((await pageOf(2)).produk.map(({ produk_nama }) => produk_nama)).toEqual(['Quorbinat Cita'])
  expect((await pageOf(600)).produk.map(({ produk_nama }) => produk_nama)).toEqual(['Quorbinat Cita'])
  expect((await pageOf(600)).total).toBe(3)
})

it.each(['harga-terendah', 'harga-tertinggi', 'nama', 'terbaru'] as const)(
  'sorts what it finds, %s [CARD-3, MAT-3]',
  async (urut) => {
    const buyer = await world.aBuyer()
    const seller = await world.aSeller()
    await world.subscribe(buyer, seller)
    const material = `Wolfrenat${urut.replace('-', '')}`
    for (const [name, price] of [
      ['Cita', '300.00'],
      ['Alfa', '100.00'],
      ['Beta', '200.00'],
    ] as const) {
      await world.aProduct({ seller, name: `${material} ${name}`, price })
      world.setClock(new Date(world.now().getTime() + 60_000).toISOString())
    }
    const { data } = await buyer.call('produk/daftar', { keyword: material, urut })
    const rising = ['Alfa', 'Beta', 'Cita']
    const expected = {
      'harga-terendah': rising,
      'harga-tertinggi': rising.toReversed(),
      nama: rising,
      terbaru: ['Beta', 'Alfa', 'Cita'],
    }
    expect(data.produk.map(({ produk_nama }) => produk_nama.split(' ').at(-1))).toEqual(expected[urut])
  },
)
