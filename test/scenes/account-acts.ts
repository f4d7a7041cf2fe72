import { aCheckedAccount, anAccount, aProposedAccount } from '#server/areas/bank-accounts/testing.ts'
import { aShopVoucher, aStoredVoucher } from '#server/areas/seller-vouchers/testing.ts'
import type { Person } from '../actor.ts'
import { aPng } from '../form.ts'
import type { World } from '../world.ts'
import type { AuditedAct } from './content-acts.ts'
import { anOrder, complete } from './ordering.ts'

/** How the acts on a shop's accounts, settings and vouchers are made, on what is there for each. */
export function accountActs(world: World, administrator: Person) {
  const proposed = async () => aProposedAccount(await world.aSeller())
  return {
    'pusat-seller/pengaturan/profil/ubah': async () => {
      return { act: 'shop.profile', who: await world.aSeller(), body: { tentang: 'Bahan pangan.', semula: '' } }
    },
    'pusat-seller/chat/jam/simpan': async () => {
      const body = { jam: [{ hari: 1, buka: '08:00', tutup: '17:00' }] }
      return { act: 'shop.hours', who: await world.aSeller(), body }
    },
    'pusat-seller/pengaturan/gambar/unggah': async () => {
      return { act: 'shop.picture', who: await world.aSeller(), body: { jenis: 'logo' } }
    },
    'pusat-seller/pengaturan/gambar/hapus': async () => {
      const who = await world.aSeller()
      await who.upload('pusat-seller/pengaturan/gambar/unggah', { jenis: 'banner' }, aPng)
      return { act: 'shop.picture', who, body: { jenis: 'banner' } }
    },
    'pusat-seller/pengaturan/kirim/tarif': async () => {
      const tarif = [{ provinsi: 'Bali', biaya_dasar: '10000', per_satuan: '500' }]
      return { act: 'delivery.rates', who: await world.aSeller(), body: { versi: 0, tarif } }
    },
    'pusat-seller/pengaturan/kirim/ketentuan': async () => {
      const days = { hari_kirim: [1], batas_konfirmasi_hari: 2 }
      const body = { versi: 0, gratis_mulai: null, ambil_di: 'Gudang', ...days }
      return { act: 'delivery.terms', who: await world.aSeller(), body }
    },
    'pusat-seller/pengaturan/kirim/libur': async () => {
      const body = { versi: 0, libur: [{ tanggal: '2026-12-25', nama: 'Natal' }] }
      return { act: 'delivery.holidays', who: await world.aSeller(), body }
    },
    'pusat-seller/piutang/aturan/ubah': async () => {
      const body = { versi: 0, blokir_setelah_hari: 14, hari_tukar_faktur: [2, 5] }
      return { act: 'collection.rules', who: await world.aSeller(), body }
    },
    'pusat-seller/piutang/pelanggan/ubah': async () => {
      const { seller, buyer, order } = await anOrder(world)
      await complete({ seller, buyer, order })
      const body = { pelanggan_id: buyer.companyId, hari_tukar_faktur: [3] }
      return { act: 'collection.exchange', who: seller, body }
    },
    'pusat-seller/etalase/simpan': async () => {
      return { act: 'showcase.make', who: await world.aSeller(), body: { nama: 'Pengawet' } }
    },
    'pusat-seller/voucher/buat': async () => {
      return { act: 'shop-voucher.make', who: await world.aSeller(), body: aShopVoucher() }
    },
    'pusat-seller/voucher/ubah': async () => {
      const who = await world.aSeller()
      const { kode: _, ...terms } = aShopVoucher()
      return { act: 'shop-voucher.change', who, body: { ...(await aStoredVoucher(who)), ...terms } }
    },
    'pusat-seller/voucher/tutup': async () => {
      const who = await world.aSeller()
      return { act: 'shop-voucher.close', who, body: await aStoredVoucher(who) }
    },
    'pusat-seller/rekening/ajukan': async () => {
      const who = await world.aSeller()
      return { act: 'account.propose', who, body: anAccount(who) }
    },
    'pusat-seller/rekening/tarik': async () => {
      const who = await world.aSeller()
      return { act: 'account.withdraw', who, body: await aProposedAccount(who) }
    },
    'admin/rekening/berkas': async () => {
      const { rekening_id } = await proposed()
      return { act: 'document.open', who: administrator, body: { rekening_id } }
    },
    'admin/rekening/periksa': async () => ({ act: 'account.check', who: administrator, body: await proposed() }),
    'admin/rekening/tolak': async () => {
      return { act: 'account.refuse', who: administrator, body: { ...(await proposed()), alasan: 'Buram' } }
    },
    'admin/rekening/konfirmasi': async () => {
      const first = await world.aColleague(administrator, 'administrator')
      return { act: 'account.confirm', who: administrator, body: await aCheckedAccount(await world.aSeller(), first) }
    },
  } satisfies Record<string, () => Promise<AuditedAct>>
}
