import type { Person } from '#test/actor.ts'
import type { World } from '#test/world.ts'

let made = 0

/** An application that can be submitted, of other numbers each time. @returns its version */
export async function anApplication(owner: Person, wishes: { nib?: string; npwp?: string } = {}): Promise<number> {
  made++
  const { company_id } = owner.ids
  const number = String(made).padStart(4, '0')
  const company = {
    tipe_seller: 'distributor' as const,
    nama_nib: owner.companyName,
    nib: wishes.nib ?? `120000000${number}`,
    npwp: wishes.npwp ?? `340000000000${number}`,
    pkp: false,
    kurs: '16250.00',
  }
  const bank = { bank: 'Bank Contoh', nomor_rekening: '123 456 7890', atas_nama: owner.companyName }
  const version = (await owner.call('daftar-seller/lihat', { company_id })).data.versi
  await owner.call('daftar-seller/perusahaan', { company_id, versi: version, ...company })
  await owner.call('daftar-seller/rekening', { company_id, versi: version + 1, ...bank })
  for (const jenis of ['npwp', 'nib', 'akta'] as const)
    await owner.upload('daftar-seller/dokumen/unggah', { company_id, jenis })
  return (await owner.call('daftar-seller/lihat', { company_id })).data.versi
}

/** One that waits to be decided, with the documents that were read. */
export async function aSubmitted(world: World, owner: Person, wishes: { nib?: string; npwp?: string } = {}) {
  const versi = await anApplication(owner, wishes)
  const { data } = await owner.call('daftar-seller/ajukan', { ...companyOf(owner), versi })
  const row = await world.db
    .selectFrom('seller_applications')
    .select('id')
    .where('company_id', '=', owner.companyId)
    .executeTakeFirstOrThrow()
  const dokumen_dibaca = data.dokumen.map(({ dokumen_id }) => dokumen_id)
  return { pengajuan_id: row.id, versi: data.versi, dokumen_dibaca }
}

export function companyOf({ ids: { company_id } }: Person) {
  return { company_id }
}

/** A shop that an administrator has opened, and its owner acting for it. */
export async function anOpenedShop(world: World, administrator: Person) {
  const owner = await world.aBuyer()
  const expected = await aSubmitted(world, owner)
  const { data } = await administrator.call('admin/perusahaan/putuskan', { ...expected, keputusan: 'setujui' })
  const { toko_id } = (await owner.call('daftar-seller/lihat', companyOf(owner))).data
  if (!toko_id) throw new Error('no shop was opened')
  await owner.call('session/akun/pilih', { perusahaan_id: toko_id })
  return {
    owner,
    shopId: toko_id,
    shop: data.toko ?? '',
    expected: { pengajuan_id: expected.pengajuan_id, versi: data.versi },
  }
}
