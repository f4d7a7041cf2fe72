import type pg from 'pg'
import { expect, it } from 'vitest'
import { onDatabaseBefore } from './old-database.ts'

it('makes materials of the products that were there, and loses nothing [MAT-1]', async () => {
  await onDatabaseBefore('0021_materials.sql', async ({ client, migrate }) => {
    await write(client, { name: 'Asam Sitrat Anhidrat FCC, Austria', english: 'Citric Acid Anhydrous FCC', ...citric })
    await write(client, {
      name: 'Asam Sitrat Anhidrat USP, Tiongkok',
      english: 'Citric Acid Anhydrous USP',
      ...citric,
      description: 'Asam dari gula. Dipakai dalam minuman. Mutu USP.',
    })
    await write(client, { name: 'Jahe Kering', english: 'Dried Ginger', description: 'Rimpang kering.' })
    await write(client, { name: 'Jahe Bubuk', english: 'Ginger Powder' })
    await write(client, { name: 'Jahe Kering', english: 'Dried Ginger', category: 6 })
    await write(client, { name: '薑', english: '薑' })
    await write(client, { name: 'Jahe Kering 2', english: 'Dried Ginger 2' })
    await write(client, { name: `${'Panjang '.repeat(30)}A`, english: 'Long' })

    await migrate()

    const longSlug = `${'panjang-'.repeat(13)}panjan`

    expect(await materials(client)).toEqual([
      [
        'asam-sitrat-anhidrat',
        'Asam Sitrat Anhidrat',
        'Citric Acid Anhydrous',
        '77-92-9',
        'E330',
        'Asam dari gula. Dipakai dalam minuman.',
      ],
      ['bahan', '薑', '薑', null, null, ''],
      ['jahe-bubuk', 'Jahe Bubuk', 'Ginger Powder', null, null, ''],
      ['jahe-kering', 'Jahe Kering', 'Dried Ginger', null, null, ''],
      ['jahe-kering-2', 'Jahe Kering', 'Dried Ginger', null, null, ''],
      ['jahe-kering-2-2', 'Jahe Kering 2', 'Dried Ginger 2', null, null, ''],
      [longSlug, expect.stringMatching(/A$/), 'Long', null, null, ''],
    ])
    expect((await offers(client)).slice(0, 6)).toEqual([
      ['Asam Sitrat Anhidrat FCC, Austria', 'asam-sitrat-anhidrat', 'Mutu FCC.'],
      ['Asam Sitrat Anhidrat USP, Tiongkok', 'asam-sitrat-anhidrat', 'Mutu USP.'],
      ['Jahe Kering', 'jahe-kering', 'Rimpang kering.'],
      ['Jahe Bubuk', 'jahe-bubuk', ''],
      ['Jahe Kering', 'jahe-kering-2', ''],
      ['薑', 'bahan', ''],
    ])
    const told = await client.query(
      `select functions, halal_critical, hazard, hs_code, inci,
        array(select n.name from material_names n where n.material_id = m.id and n.kind = 'other' order by position) as names
      from materials m where slug = 'asam-sitrat-anhidrat'`,
    )
    expect(told.rows).toEqual([
      {
        functions: ['pengasam', 'pengawet'],
        halal_critical: true,
        hazard: 'Iritasi mata',
        hs_code: '291814',
        inci: 'Citric Acid',
        names: ['citrun', 'E330'],
      },
    ])
  })
})

const citric = {
  cas: '77-92-9',
  eNumber: 'E330',
  inci: 'Citric Acid',
  hsCode: '291814',
  synonyms: ['citrun', 'E330'],
  functions: ['pengasam', 'pengawet'],
  halalCritical: true,
  hazard: 'Iritasi mata',
  description: 'Asam dari gula. Dipakai dalam minuman. Mutu FCC.',
}

interface OldProduct extends Partial<typeof citric> {
  name: string
  english: string
  category?: number
}

/** A product as it was when it held the facts of its material; of a seller of its own, since names repeat. */
async function write(client: pg.Client, old: OldProduct): Promise<void> {
  await client.query(
    `with seller as (
      insert into companies (kind, name, username, seller_type, exchange_rate, created_at)
      values ('seller', 'PT Uji', uuidv7()::text, 'distributor', 1, now()) returning id
    )
    insert into products (
      seller_id, category_id, name, name_english, description, important_info, origin, grade, form, unit, pack_kind,
      pack_label, pack_weight, min_purchase, min_nego, negotiable, cas_number, e_number, inci, hs_code, synonyms,
      functions, halal_critical, hazard, created_at)
    select id, $1, $2, $3, $4, '', '', '', '', 'kg', 'sack', '', 1, 1, 1, true, $5, $6, $7, $8, $9, $10, $11, $12, now()
    from seller`,
    [
      old.category ?? 2,
      old.name,
      old.english,
      old.description ?? '',
      old.cas,
      old.eNumber,
      old.inci,
      old.hsCode,
      old.synonyms ?? [],
      old.functions ?? [],
      old.halalCritical ?? false,
      old.hazard,
    ],
  )
}

function materials(client: pg.Client): Promise<unknown[]> {
  return table(
    client,
    `select m.slug, id.name, en.name as english, m.cas_number, m.e_number, m.description
    from materials m
    join material_names id on id.material_id = m.id and id.kind = 'name' and id.language = 'id'
    join material_names en on en.material_id = m.id and en.kind = 'name' and en.language = 'en'
    order by m.slug`,
  )
}

function offers(client: pg.Client): Promise<unknown[]> {
  return table(
    client,
    'select p.name, m.slug, p.description from products p join materials m on m.id = p.material_id order by p.id',
  )
}

async function table(client: pg.Client, text: string): Promise<unknown[]> {
  const { rows } = await client.query({ text, rowMode: 'array' })
  return rows
}
