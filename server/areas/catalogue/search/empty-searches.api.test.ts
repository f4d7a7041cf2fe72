import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import type { WireBodyOf } from '#domain/call.ts'
import type { contract } from '#domain/contract.ts'
import { MOST } from '#domain/limits.ts'
import type { Caller } from '#test/actor.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()
const administrator = await world.anAdministrator()
const seller = await world.aSeller()
// in category 1
await world.aProduct({ seller, name: 'Zat Ada' })

type Body = WireBodyOf<typeof contract.catalogue.products>

afterEach(async () => {
  world.setClock()
  await world.db.deleteFrom('empty_searches').execute()
})

async function search(body: Body, who: Caller = world.aVisitor()): Promise<void> {
  expect((await who.call('produk/daftar', body)).data.total, JSON.stringify(body)).toBe(0)
}

/** What the administrator reads, as '2 zat langka'. */
async function counted(period: { dari?: string; sampai?: string } = {}): Promise<string[]> {
  const { data } = await administrator.call('laporan/pencarian-kosong', period)
  return data.pencarian.map(({ jumlah, kata }) => `${jumlah} ${kata}`)
}

describe('a search that finds nothing', () => {
  it('is counted by its words, whoever asks and however they write them [MAT-4]', async () => {
    await search({ keyword: 'Qwertz Langka' })
    await search({ keyword: ' qwertz, LANGKA! ' }, await world.aBuyer())
    await search({ keyword: 'yxcvbnm' }, seller)

    expect(await counted()).toEqual(['2 qwertz langka', '1 yxcvbnm'])
    const stored = await world.db.selectFrom('empty_searches').selectAll().execute()
    expect(Object.keys(stored[0] ?? {}).sort()).toEqual(['category_id', 'day', 'hits', 'words'])
  })

  it('is counted for the category that was searched [MAT-4]', async () => {
    for (const kategori of [1, 0, 1] as const) await search({ keyword: 'qwertz', kategori })

    const { data } = await administrator.call('laporan/pencarian-kosong', {})
    const last = { tanggal_terakhir: '2026-03-02', kata: 'qwertz' }
    expect(data).toEqual({
      dari: '2026-02-01',
      sampai: '2026-03-02',
      pencarian: [
        { ...last, jumlah: 2, kategori_id: 1, kategori_nama: 'Pharmaceutical' },
        { ...last, jumlah: 1, kategori_id: null, kategori_nama: null },
      ],
    })
  })

  it.each<Body>([
    { keyword: 'qwertz', halaman: 2 },
    { keyword: 'qwertz', seller: 'siapa-saja' },
    { keyword: 'zat', asal: 'Tidak ada' },
    { keyword: '🙂' },
    { keyword: "'' --" },
    { kategori: 6 },
  ])('is not counted where something else leaves nothing: %j [MAT-4]', async (body) => {
    await search(body)
    expect(await counted()).toEqual([])
  })

  it('is counted neither where it finds something nor while it is being typed [MAT-4]', async () => {
    expect((await world.aVisitor().call('produk/daftar', { keyword: 'zat ada' })).data.total).toBe(1)
    await world.aVisitor().call('produk/saran-pencarian', { keyword: 'qwertz' })
    await world.aVisitor().call('produk/filter', { keyword: 'qwertz' })
    expect(await counted()).toEqual([])
  })

  it('is answered though it cannot be counted [MAT-4]', async () => {
    await sql`alter table empty_searches rename to elsewhere`.execute(world.db)
    await search({ keyword: 'qwertz' })
    await sql`alter table elsewhere rename to empty_searches`.execute(world.db)
    expect(await counted()).toEqual([])
  })

  it('is counted only so often a day for one network, whatever is searched [MAT-4]', async () => {
    const visitor = world.aVisitor()
    for (let one = 0; one <= MOST.emptySearchesADay; one++) await search({ keyword: `qwertz${one % 2}` }, visitor)
    const half = MOST.emptySearchesADay / 2
    expect(await counted()).toEqual([`${half} qwertz0`, `${half} qwertz1`])

    await search({ keyword: 'qwertz0' })
    world.setClock('2026-03-03T09:00:00+07:00')
    await search({ keyword: 'qwertz1' }, visitor)
    expect(await counted()).toEqual([`${half + 1} qwertz1`, `${half + 1} qwertz0`])
  })

  it('is not counted by words that come after a thousand others on its day [MAT-4]', async () => {
    const words = Array.from({ length: MOST.emptySearchWordsADay - 1 }, (_, number) => `wort${number}`)
    await world.db
      .insertInto('empty_searches')
      .values(words.map((one) => ({ day: '2026-03-02', words: one, category_id: null, hits: 1 })))
      .execute()
    for (const keyword of ['qwertz', 'yxcvbnm', 'wort7', 'qwertz']) await search({ keyword })

    expect((await counted()).slice(0, 3)).toEqual(['2 qwertz', '2 wort7', '1 wort0'])
    world.setClock('2026-03-03T00:00:00+07:00')
    await search({ keyword: 'yxcvbnm' })
    expect(await counted({ dari: '2026-03-03' })).toEqual(['1 yxcvbnm'])
  })
})

describe('the report of empty searches', () => {
  it('goes by days that end at midnight in Jakarta, the first and the last included [MAT-4]', async () => {
    for (const [at, keyword] of [
      ['2026-03-01T23:59:59+07:00', 'satu'],
      ['2026-03-02T00:00:00+07:00', 'dua'],
      ['2026-03-02T23:59:59+07:00', 'dua'],
      ['2026-03-03T00:00:00+07:00', 'tiga'],
    ] as const) {
      world.setClock(at)
      await search({ keyword: `qwertz ${keyword}` })
    }

    expect(await counted({ dari: '2026-03-02', sampai: '2026-03-02' })).toEqual(['2 qwertz dua'])
    expect(await counted({ sampai: '2026-03-01' })).toEqual(['1 qwertz satu'])
    expect(await counted()).toEqual(['2 qwertz dua', '1 qwertz tiga', '1 qwertz satu'])
  })

  it('has at most a hundred, the most frequent first [MAT-4]', async () => {
    const words = Array.from({ length: 101 }, (_, number) => ({ words: `wort${number}`, hits: number + 1 }))
    await world.db
      .insertInto('empty_searches')
      .values(words.map((one) => ({ ...one, day: '2026-03-02', category_id: null })))
      .execute()
    const found = await counted()
    expect(found).toHaveLength(100)
    expect([found[0], found.at(-1)]).toEqual(['101 wort100', '2 wort1'])
  })

  it('tells a seller what was searched in the categories in which it sells something [MAT-4]', async () => {
    const other = await world.aSeller()
    const withdrawn = await world.aProduct({ seller: other, name: 'Zat Ditarik' })
    for (const kategori of [0, 1, 6] as const) await search({ keyword: `qwertz ${kategori}`, kategori })
    const shownTo = async (who: typeof seller) =>
      (await who.call('pusat-seller/pencarian-kosong', {})).data.pencarian.map(({ kata }) => kata)

    expect(await shownTo(seller)).toEqual(['qwertz 1'])
    expect(await shownTo(other)).toEqual(['qwertz 1'])
    await other.call('pusat-seller/produk/tarik', { produk_id: withdrawn.id })
    expect(await shownTo(other)).toEqual([])
  })

  it('refuses days that end before they begin [MAT-4]', async () => {
    const refused = await administrator.call('laporan/pencarian-kosong', { dari: '2026-03-02', sampai: '2026-03-01' })
    expect(refused.refusal).toMatchObject({
      status_message: 'Tanggal akhir tidak boleh sebelum tanggal awal.',
      field: 'sampai',
    })
  })

  it('forgets what was searched more than ninety days ago, and nothing younger [MAT-4]', async () => {
    for (const day of ['2025-12-01', '2025-12-02', '2026-03-02'])
      await world.db.insertInto('empty_searches').values({ day, words: day, category_id: null, hits: 1 }).execute()
    await world.runJobs('catalogue/tidy')
    const words = await world.db.selectFrom('empty_searches').select('words').orderBy('words').execute()
    expect(words).toEqual([{ words: '2025-12-02' }, { words: '2026-03-02' }])
  })
})
