import type { CallPath } from '#domain/contract.ts'
import { anApplication, anOpenedShop, aSubmitted } from '#server/areas/onboarding/testing.ts'
import type { Person } from '../actor.ts'
import type { World } from '../world.ts'
import type { AuditedAct } from './content-acts.ts'

/** How the acts on companies, people, products and rates are made, on a new one each. */
export function administrationActs(world: World, administrator: Person) {
  const aPerson = async (signedIn = false) => {
    const person = await world.aBuyer()
    if (signedIn) await person.call('akun/profil', {})
    return { pengguna_id: person.userId }
  }
  return {
    'admin/pembeli/periksa': async () => {
      const body = { perusahaan_id: (await world.aBuyer()).companyId, versi: 0, keputusan: 'verifikasi' }
      return { act: 'company.verify', who: administrator, body }
    },
    'admin/pembeli/tangguhkan': async () => {
      const body = { perusahaan_id: (await world.aBuyer()).companyId, versi: 0, catatan: 'Uji' }
      return { act: 'company.suspend', who: administrator, body }
    },
    'admin/pengguna/akhiri-sesi': async () => {
      return { act: 'person.end-sessions', who: administrator, body: await aPerson(true) }
    },
    'admin/pengguna/blokir': async () => {
      return { act: 'person.block', who: administrator, body: { ...(await aPerson()), alasan: 'Dibajak' } }
    },
    'admin/pengguna/izinkan': async () => {
      const person = await aPerson()
      await administrator.call('admin/pengguna/blokir', { ...person, alasan: 'Dibajak' })
      return { act: 'person.allow', who: administrator, body: person }
    },
    'admin/pengguna/kirim-verifikasi': async () => {
      const person = await aPerson()
      await world.db
        .updateTable('users')
        .set({ email_verified_at: null })
        .where('id', '=', person.pengguna_id)
        .execute()
      return { act: 'person.verify-anew', who: administrator, body: person }
    },
    'admin/pembeli/buka': async () => {
      const { companyId: perusahaan_id } = await world.aBuyer()
      await administrator.call('admin/pembeli/tangguhkan', { perusahaan_id, versi: 0, catatan: 'Uji' })
      return { act: 'company.reopen', who: administrator, body: { perusahaan_id, versi: 1 } }
    },
    'admin/perusahaan/putuskan': async () => {
      const body = { ...(await aSubmitted(world, await world.aBuyer())), keputusan: 'setujui' }
      return { act: 'application.approve', who: administrator, body }
    },
    'admin/perusahaan/berkas': async () => {
      const owner = await world.aBuyer()
      await anApplication(owner)
      const { data } = await owner.call('daftar-seller/lihat', { company_id: owner.companyId })
      return { act: 'document.open', who: administrator, body: { dokumen_id: data.dokumen[0]?.dokumen_id } }
    },
    'admin/perusahaan/tangguhkan': async () => {
      const { expected: seen } = await anOpenedShop(world, administrator)
      return { act: 'shop.suspend', who: administrator, body: { ...seen, catatan: 'Izin berakhir' } }
    },
    'admin/perusahaan/buka': async () => {
      const { expected: seen } = await anOpenedShop(world, administrator)
      const { data } = await administrator.call('admin/perusahaan/tangguhkan', { ...seen, catatan: 'Izin berakhir' })
      return { act: 'shop.reopen', who: administrator, body: { ...seen, versi: data.versi } }
    },
    'admin/produk/turunkan': async () => {
      const { id } = await world.aProduct({ seller: await world.aSeller() })
      return { act: 'product.ban', who: administrator, body: await banBody(administrator, id, 'Uji') }
    },
    'admin/produk/pulihkan': async () => {
      const { produk_id } = await aBan(world, administrator)
      return { act: 'product.lift-ban', who: administrator, body: { produk_id, versi: 1 } }
    },
    'pusat-seller/produk/tinjau': async () => {
      const { produk_id, seller } = await aBan(world, administrator)
      return { act: 'product.ask-look', who: seller, body: { produk_id, versi: 1, catatan: 'Diperbaiki' } }
    },
    'admin/produk/tetap': async () => {
      const { produk_id, seller } = await aBan(world, administrator)
      await seller.call('pusat-seller/produk/tinjau', { produk_id, versi: 1, catatan: 'Diperbaiki' })
      return { act: 'product.keep-ban', who: administrator, body: { produk_id, versi: 2, alasan: 'Belum' } }
    },
    'admin/produk/abaikan': async () => {
      const { id: produk_id } = await world.aProduct({ seller: await world.aSeller() })
      const reason = { alasan: 'lainnya', keterangan: 'Uji' } as const
      await (await world.aBuyer()).call('produk/lapor', { produk_id, ...reason })
      const { data } = await administrator.call('admin/produk/lihat', { produk_id })
      const laporan = data.laporan.map(({ laporan_id }) => laporan_id)
      return { act: 'product.dismiss', who: administrator, body: { produk_id, laporan, alasan: 'Sesuai' } }
    },
    'admin/mata-uang/kurs': async () => {
      const body = { code: 'EUR', tanggal: '2026-03-01', rupiah: '17500' }
      return { act: 'rate.set', who: administrator, body }
    },
  } satisfies { [Path in CallPath]?: () => Promise<AuditedAct> }
}

async function banBody(administrator: Person, produk_id: number, alasan: string) {
  const { data } = await administrator.call('admin/produk/lihat', { produk_id })
  return { produk_id, versi: data.versi, alasan }
}

async function aBan(world: World, administrator: Person) {
  const seller = await world.aSeller()
  const { id: produk_id } = await world.aProduct({ seller })
  await administrator.call('admin/produk/turunkan', await banBody(administrator, produk_id, 'Uji'))
  return { seller, produk_id }
}
