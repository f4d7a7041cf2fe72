import pg from 'pg'

/** Of what there is to ask about. */
export interface DrawnFacts {
  materials: { slug: string; name: string; cas: string | null; longest: string }[]
  offers: {
    id: number
    category: number
    material: string
    seller: string
    grade: string
    origin: string
    form: string
    /** As filters write it: '25 kg'. */
    packSize: string
    pack: string
    /** The slug of its material. */
    slug: string
    /** The first of the functions of its material. */
    purpose: string | null
    showcase: string | null
  }[]
}

const DRAWN = 200

/** Draws published offers, and materials that are offered, among all; the same for the same database. */
export async function drawFacts(databaseUrl: string): Promise<DrawnFacts> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const materials = await client.query(
      `select m.slug, n.name, m.cas_number as cas,
        (select word from string_to_table(n.name, ' ') word order by length(word) desc, word limit 1) as longest
       from materials m join material_names n on n.material_id = m.id and n.kind = 'name' and n.language = 'id'
       where exists (select from products p where p.material_id = m.id and p.status = 'published')
       order by md5(m.slug) limit $1`,
      [DRAWN],
    )
    const offers = await client.query(
      `select p.id, p.category_id as category, n.name as material, seller.username as seller, p.grade, p.origin, p.form,
        p.pack_size as "packSize", p.pack_label as pack, m.slug, m.functions[1] as purpose,
        (select showcase.slug from showcase_products place join showcases showcase on showcase.id = place.showcase_id
         where place.product_id = p.id limit 1) as showcase
       from products p
       join companies seller on seller.id = p.seller_id
       join materials m on m.id = p.material_id
       join material_names n on n.material_id = p.material_id and n.kind = 'name' and n.language = 'id'
       where p.status = 'published'
       order by md5(p.name || seller.username) limit $1`,
      [DRAWN],
    )
    return { materials: materials.rows, offers: offers.rows }
  } finally {
    await client.end()
  }
}
