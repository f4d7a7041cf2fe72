import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })
const administrator = await world.anAdministrator()

const facts = { tipe_bisnis: '1', telepon: '+62 811-0000-0001', alamat: 'Jl. Uji', kota: 'Depok' } as const
const number = { npwp: '0999000010010061', nib: null }

/** Asks for what the owner's form sends. */
async function ask(owner: Person, identity: { nama: string; npwp?: string; nib?: null; telepon?: string }) {
  const company_id = owner.companyId
  const { versi } = (await owner.call('perusahaan/detail', { company_id })).data
  const body = { company_id, versi, ...facts, tipe_bisnis_lain: '', provinsi: 'Jawa Barat' as const }
  return owner.call('perusahaan/ubah', { ...body, ...number, ...identity })
}

const requestedBy = async (owner: Person) =>
  (await owner.call('perusahaan/identitas', { company_id: owner.companyId })).data.perubahan
const overseen = async (owner: Person) =>
  (await administrator.call('admin/perusahaan/lihat', { perusahaan_id: owner.companyId })).data
const bellOf = async (person: Person) =>
  JSON.stringify((await person.call('notifikasi/daftar', { company_id: person.companyId })).data)

function decide(owner: Person, versi: number, keputusan: 'verifikasi' | 'perbaikan') {
  const body = { perusahaan_id: owner.companyId, versi, keputusan }
  const explanation = keputusan === 'perbaikan' ? { alasan: ['nama_berbeda' as const], catatan: 'Sesuai NIB.' } : {}
  return administrator.call('admin/pembeli/periksa', { ...body, ...explanation })
}

async function publicName(owner: Person): Promise<string> {
  const { companyId } = owner
  const { name } = await world.db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return name
}

describe('another name or number of a seller', () => {
  it('waits for an administrator, and everything else changes at once [ADM-2, REG-3]', async () => {
    const owner = await world.aSeller()
    const answer = await ask(owner, { nama: 'PT Nama Kelak Satu', telepon: '021 5550 7777' })

    expect(answer.data).toMatchObject({ nama: owner.companyName, npwp: null, telepon: '021 5550 7777' })
    expect(await publicName(owner)).toBe(owner.companyName)
    expect(await requestedBy(owner)).toMatchObject({
      nama: 'PT Nama Kelak Satu',
      npwp: number.npwp,
      status: 'menunggu',
    })
    expect(await bellOf(administrator)).toContain(`${owner.companyName} mengajukan nama lain: PT Nama Kelak Satu`)
    const { data } = await administrator.call('admin/pembeli/daftar', { keyword: 'kelak satu' })
    expect(data.perusahaan).toMatchObject([{ nama: owner.companyName, jenis: 'seller' }])
    expect((await overseen(owner)).pemeriksaan?.perubahan).toMatchObject({ nama: 'PT Nama Kelak Satu' })
  })

  it('holds once it is accepted, announced by bell and mail, and audited [ADM-2, ADM-6]', async () => {
    const owner = await world.aSeller()
    await ask(owner, { nama: 'PT Nama Kelak Dua' })
    const before = (await owner.call('perusahaan/detail', { company_id: owner.companyId })).data.versi
    const answer = await decide(owner, 0, 'verifikasi')

    expect(answer.data).toMatchObject({ nama: 'PT Nama Kelak Dua', pemeriksaan: { perubahan: null } })
    expect(await publicName(owner)).toBe('PT Nama Kelak Dua')
    const now = (await owner.call('perusahaan/detail', { company_id: owner.companyId })).data
    expect(now).toMatchObject({ nama: 'PT Nama Kelak Dua', npwp: number.npwp, versi: before + 1 })
    expect(await requestedBy(owner)).toBeNull()
    expect(await bellOf(owner)).toContain('Nama dan nomor PT Nama Kelak Dua yang baru sudah berlaku')
    await world.runJobs()
    const mails = world.mails.filter(({ to }) => to.address === owner.email).map(({ text }) => text)
    expect(mails.join()).toContain('Nama atau nomor baru berlaku')
    expect(await actsOn(owner)).toEqual(['company.ask', 'company.identity'])
  })

  it('is refused with a reason that its owner reads, and the shop keeps its name [ADM-2, ADM-6]', async () => {
    const owner = await world.aSeller()
    await ask(owner, { nama: 'PT Nama Kelak Tiga', npwp: '0999000010010063' })
    const bare = await administrator.call('admin/pembeli/periksa', {
      perusahaan_id: owner.companyId,
      versi: 0,
      keputusan: 'perbaikan',
    })
    expect([bare.refusal?.code, bare.refusal?.field]).toEqual(['company_reason_needed', 'alasan'])
    await decide(owner, 0, 'perbaikan')

    expect(await publicName(owner)).toBe(owner.companyName)
    const refused = { status: 'perlu_perbaikan', alasan: ['nama_berbeda'], catatan: 'Sesuai NIB.' }
    expect(await requestedBy(owner)).toMatchObject(refused)
    const explanation = `Perubahan nama atau nomor ${owner.companyName} ditolak: Nama berbeda. Sesuai NIB.`
    expect(await bellOf(owner)).toContain(explanation)
    expect((await decide(owner, 1, 'verifikasi')).refusal?.code).toBe('company_act_not_allowed')
    await ask(owner, { nama: 'PT Nama Kelak Empat', npwp: '0999000010010063' })
    expect(await requestedBy(owner)).toMatchObject({
      nama: 'PT Nama Kelak Empat',
      status: 'menunggu',
      versi: 2,
      alasan: [],
    })
    expect(await actsOn(owner)).toEqual(['company.ask', 'company.decline', 'company.ask'])
  })

  it('is taken back by its owner, and of what was requested again the version seen is not decided [ADM-2]', async () => {
    const owner = await world.aSeller()
    const wish = { nama: 'PT Nama Kelak Lima', npwp: '0999000010010064' }
    await ask(owner, wish)
    await ask(owner, wish)
    expect((await requestedBy(owner))?.versi).toBe(0)
    await ask(owner, { ...wish, nama: 'PT Nama Kelak Enam' })
    expect((await decide(owner, 0, 'verifikasi')).refusal?.code).toBe('company_moved_on')

    const company_id = owner.companyId
    const sales = await world.aColleague(owner, 'sales')
    expect((await sales.call('perusahaan/identitas/batalkan', { company_id, versi: 1 })).refusal?.code).toBe(
      'not_allowed',
    )
    const taken = await owner.call('perusahaan/identitas/batalkan', { company_id, versi: 1 })
    expect(taken.data).toEqual({ perubahan: null })
    expect((await decide(owner, 2, 'verifikasi')).refusal?.code).toBe('company_act_not_allowed')
    const again = await owner.call('perusahaan/identitas/batalkan', { company_id, versi: 2 })
    expect(again.refusal?.code).toBe('company_act_not_allowed')
    expect(await publicName(owner)).toBe(owner.companyName)
  })

  it('goes to one of two sellers that ask for it [ADM-2]', async () => {
    const [one, other] = [await world.aSeller(), await world.aSeller()]
    await ask(one, { nama: 'PT Nama Rebutan', npwp: '0999000010010065' })
    await ask(other, { nama: 'P.T. NAMA REBUTAN', npwp: '0999000010010066' })
    const answers = await Promise.all([decide(one, 0, 'verifikasi'), decide(other, 0, 'verifikasi')])

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(answers.find(({ ok }) => !ok)?.refusal).toMatchObject({
      code: 'company_change_taken',
      field: 'keputusan',
      status_message: 'Nama yang diajukan kini dipakai seller lain. Tolak dengan alasan sudah terdaftar.',
    })
  })

  it('lets nobody suspend a shop as a company that buys [ADM-2]', async () => {
    const owner = await world.aSeller()
    await ask(owner, { nama: 'PT Nama Kelak Tujuh', npwp: '0999000010010067' })
    const body = { perusahaan_id: owner.companyId, versi: 0, catatan: 'x' }
    expect((await administrator.call('admin/pembeli/tangguhkan', body)).refusal?.code).toBe('company_not_found')
  })
})

async function actsOn({ companyId }: Person): Promise<string[]> {
  const rows = await world.db
    .selectFrom('audit_entries')
    .select('act')
    .where('thing_id', '=', companyId)
    .orderBy('id')
    .execute()
  return rows.map(({ act }) => act)
}
