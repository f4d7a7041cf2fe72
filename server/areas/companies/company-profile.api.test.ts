import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 8 })

const company = {
  nama: 'PT Uji Baru',
  npwp: '09.990.000.1-001.0037',
  nib: null,
  tipe_bisnis: '2' as const,
  telepon: '021 5550 1234',
  alamat: 'Jl. Baru No. 2',
  kota: 'Bandung',
  provinsi: 'Jawa Barat' as const,
}

/** Changes the company's data as they are shown now. */
async function changed(owner: Person, facts: Partial<typeof company> | { npwp?: string | null; nib?: string | null }) {
  const company_id = owner.companyId
  const { versi } = (await owner.call('perusahaan/detail', { company_id })).data
  return owner.call('perusahaan/ubah', { company_id, versi, ...company, ...facts })
}

describe('the company', () => {
  it('is changed by its owner and read by its members, leading zeros of the NPWP kept [REG-3, REG-1]', async () => {
    const owner = await world.aBuyer()
    const approver = await world.aColleague(owner, 'approver')
    const npwp = '0999.0000.1001.0037'

    await changed(owner, { npwp })

    const { data } = await approver.call('perusahaan/detail', { company_id: owner.companyId })
    expect(data).toMatchObject({ ...company, npwp: '0999000010010037', jenis: 'buyer' })
  })

  it("takes not the platform's name, nor does a person, new or old [REG-1, REG-3]", async () => {
    const owner = await world.aBuyer()

    expect((await changed(owner, { nama: 'Sentra-Bahan Official' })).refusal).toMatchObject({
      code: 'name_reserved',
      field: 'nama',
    })
    const person = { user_id: owner.userId, nama: 'CS Sentra Bahan', telepon: '0811-0000-999' }
    expect((await owner.call('akun/profil/ubah', person)).refusal).toMatchObject({
      code: 'name_reserved',
      field: 'nama',
    })
  })

  it('takes no name and no number of another seller, and that it asks for others is in the audit log [ADM-2, ADM-6]', async () => {
    const [one, other] = [await world.aSeller(), await world.aSeller()]
    await world.db
      .updateTable('companies')
      .set({ name: 'PT Uji Lain', npwp: '0999000010010037' })
      .where('id', '=', other.companyId)
      .execute()

    const renamed = await changed(one, { nama: 'pt uji LAIN', npwp: '0999000010010038' })
    expect(renamed.refusal).toMatchObject({
      code: 'company_identity_taken',
      field: 'nama',
      status_message: 'Nama ini sudah dipakai seller lain. Hubungi administrator bila ini memang milik Anda.',
    })
    expect((await changed(one, {})).refusal).toMatchObject({ code: 'company_identity_taken', field: 'npwp' })
    await changed(one, { npwp: '0999000010010039' })

    const written = await world.db
      .selectFrom('audit_entries')
      .select(['act', 'user_id as userId'])
      .where('user_id', '=', one.userId)
      .execute()
    expect(written).toEqual([{ act: 'company.ask', userId: one.userId }])
  })

  it.each([
    ['dots, spaces and hyphens', 'P.T. Sen-tosa  Kimia . Abadi'],
    ['no legal form', 'sentosa kimia abadi'],
    ['another legal form', 'CV Sentosa Kimia Abadi (Persero), Tbk.'],
    ['Cyrillic letters', 'PT S\u0435nt\u043es\u0430 Kimi\u0430 \u0410b\u0430di'],
    ['Greek letters', 'PT Sent\u03bfsa \u039aimia Abadi'],
    ['full-width letters', '\uff30\uff34 \uff33\uff45ntosa Kimia Abadi'],
    ['accents', 'PT Sentos\u00e1 Kimia Ab\u0101di'],
    ['what looks like its letters', 'PT Sent0sa K1mla Abadl'],
  ])('is not named as another seller with %s [ADM-2]', async (_how, nama) => {
    const [owner, other] = [await world.aSeller(), await world.aSeller()]
    const { id } = await world.db
      .updateTable('companies')
      .set({ name: 'PT Sentosa Kimia Abadi' })
      .where('id', '=', other.companyId)
      .returning('id')
      .executeTakeFirstOrThrow()

    const { refusal } = await changed(owner, { nama, npwp: '0999000010010051' })
    await world.db.updateTable('companies').set({ name: id }).where('id', '=', id).execute()

    expect(refusal).toMatchObject({ code: 'company_identity_taken', field: 'nama' })
  })

  it.each([
    ['PT Sentosa Kimia Abadi', 'PT Sentosa Kimia'],
    ['PT Uji 1', 'PT Uji 11'],
    ['PT', 'CV'],
    ['PT \u4e2d\u56fd', 'PT \u65e5\u672c'],
    ['UD Udang', 'Ang'],
    ['Persada', 'PT Ersada'],
  ])('named %s is another than %s [ADM-2]', async (one, other) => {
    const { rows } = await sql<{ same: boolean }>`select name_key(${one}) = name_key(${other}) as same`.execute(
      world.db,
    )
    expect(rows).toEqual([{ same: false }])
  })

  it('is changed by nobody but the owner, and not read by strangers [ROLE-10, ROLE-9]', async () => {
    const owner = await world.aBuyer()
    const purchaser = await world.aColleague(owner, 'purchaser')
    const stranger = await world.aBuyer()
    const body = { company_id: owner.companyId, versi: 1, ...company, npwp: '0999000010010037' }

    expect((await purchaser.call('perusahaan/ubah', body)).refusal?.code).toBe('not_allowed')
    expect((await stranger.call('perusahaan/ubah', body)).refusal?.code).toBe('not_yours')
    const read = await stranger.call('perusahaan/detail', { company_id: owner.companyId })
    expect(read.refusal?.code).toBe('not_yours')
  })

  it.each([
    ['npwp', '123', 'NPWP terdiri dari 16 angka.'],
    ['nib', '12345678901234', 'NIB terdiri dari 13 angka.'],
    ['tipe_bisnis', '9', 'Pilih salah satu tipe bisnis.'],
    ['nama', ' ', 'Nama perusahaan harus diisi.'],
  ])('is refused with a sentence for the field %s [API-2]', async (field, value, sentence) => {
    const owner = await world.aBuyer()

    const answer = await owner.send('perusahaan/ubah', {
      company_id: owner.companyId,
      versi: 1,
      ...company,
      npwp: '0999000010010037',
      [field]: value,
    })

    expect(answer.status).toBe(400)
    expect(answer.refusal).toMatchObject({ field, status_message: sentence })
  })

  it('is not written over by a second owner who saw it before: a name goes back neither unseen nor unsaid [REG-3, ADM-2, ADM-6]', async () => {
    const owner = await world.aBuyer()
    const partner = await world.aColleague(owner, 'owner')
    const company_id = owner.companyId
    const shown = (await owner.call('perusahaan/detail', { company_id })).data
    const facts = { ...company, nama: shown.nama, npwp: '0999000010010041', company_id, versi: shown.versi }

    const renamed = await owner.call('perusahaan/ubah', { ...facts, nama: 'PT Nama Kedua' })
    const late = await partner.call('perusahaan/ubah', { ...facts, telepon: '021 5550 9999' })

    expect(renamed.data).toMatchObject({ nama: 'PT Nama Kedua', versi: shown.versi + 1 })
    expect(late.refusal).toMatchObject({ code: 'company_profile_moved_on', field: 'versi' })
    const now = (await partner.call('perusahaan/detail', { company_id })).data
    expect(now).toMatchObject({ nama: 'PT Nama Kedua', telepon: company.telepon })
    const again = { ...facts, nama: now.nama, versi: now.versi }
    const answers = await Promise.all([
      owner.call('perusahaan/ubah', { ...again, nama: 'PT Nama Ketiga' }),
      partner.call('perusahaan/ubah', { ...again, telepon: '021 5550 9999' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('has an NPWP or a NIB [REG-1]', async () => {
    const owner = await world.aBuyer()

    const neither = await changed(owner, { npwp: null })
    const nib = { npwp: null, nib: '0123456789012' }
    const one = await changed(owner, nib)

    expect(neither.refusal).toMatchObject({ code: 'tax_id_missing', field: 'npwp' })
    expect(one.ok).toBe(true)
  })
})

describe('delivery addresses', () => {
  const warehouse = {
    label: 'Gudang',
    penerima: 'Rina Wijaya',
    telepon: '+62 811-0000-999',
    alamat: 'Jl. Contoh No. 1, Andir',
    kota: 'Bandung',
    provinsi: 'Jawa Barat' as const,
    kode_pos: '40184',
  }

  async function aBuyerWithAddresses() {
    const buyer = await world.aBuyer()
    const own = { company_id: buyer.companyId }
    const ids: string[] = []
    for (const label of ['Pabrik', 'Gudang', 'Kantor']) {
      ids.push((await buyer.call('alamat/tambah', { ...own, ...warehouse, label })).data.alamat_id)
    }
    const listed = async () =>
      (await buyer.call('alamat/daftar', own)).data.map(({ label, utama }) => (utama ? `${label} *` : label))
    return { buyer, own, ids, listed }
  }

  it('are changed, made the default, and deleted; the oldest of the rest becomes the default [REG-3]', async () => {
    const { buyer, own, ids, listed } = await aBuyerWithAddresses()
    const [factory = '', store = ''] = ids

    await buyer.call('alamat/ubah', { ...own, ...warehouse, alamat_id: store, label: 'Gudang baru' })
    await buyer.call('alamat/utama', { ...own, alamat_id: store })
    expect(await listed()).toEqual(['Gudang baru *', 'Pabrik', 'Kantor'])

    await buyer.call('alamat/hapus', { ...own, alamat_id: store })
    expect(await listed()).toEqual(['Pabrik *', 'Kantor'])
    expect((await buyer.call('alamat/hapus', { ...own, alamat_id: store })).status).toBe(404)
    expect(factory).not.toBe('')
  })

  it('have one default, whoever chooses at once [REG-3]', async () => {
    const { buyer, own, ids, listed } = await aBuyerWithAddresses()

    const answers = await Promise.all([
      ...ids.map((alamat_id) => buyer.call('alamat/utama', { ...own, alamat_id })),
      buyer.call('alamat/hapus', { ...own, alamat_id: ids[0] ?? '' }),
    ])

    for (const { status } of answers) expect([200, 404]).toContain(status)
    expect((await listed()).filter((label) => label.endsWith('*'))).toHaveLength(1)
  })

  it('of a stranger are not found, and an approver changes none [ROLE-9, ROLE-10]', async () => {
    const { buyer, own, ids } = await aBuyerWithAddresses()
    const stranger = await world.aBuyer()
    const approver = await world.aColleague(buyer, 'approver')
    const [alamat_id = ''] = ids

    for (const path of ['alamat/hapus', 'alamat/utama'] as const) {
      expect((await stranger.call(path, { company_id: stranger.companyId, alamat_id })).status).toBe(404)
      expect((await approver.call(path, { ...own, alamat_id })).refusal?.code).toBe('not_allowed')
    }
  })
})
