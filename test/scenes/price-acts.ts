import type { AuditAct } from '#domain/audit/acts.ts'
import type { CallPath } from '#domain/contract.ts'
import type { World } from '../world.ts'
import type { AuditedAct } from './content-acts.ts'

/** How the acts on customers' price lists, and on prices that wait for the owner, are made: on a new one each. */
export function priceActs(world: World) {
  async function aPriceList() {
    const [buyer, seller] = [await world.aBuyer(), await world.aSeller()]
    await world.subscribe(buyer, seller)
    const days = { dari: '2026-01-01', sampai: '2026-12-31' }
    const body = { pelanggan_id: buyer.companyId, nama: 'Kontrak', ...days }
    const { data } = await seller.call('pusat-seller/daftar-harga/simpan', body)
    return { seller, body: { pelanggan_id: buyer.companyId }, expected: { daftar_id: data.daftar_id, versi: 1 } }
  }

  /** A request of a sales person below the owner's limit. */
  async function onRequest(act: AuditAct, fields: object = {}): Promise<AuditedAct> {
    const seller = await world.aSeller()
    const sales = await world.aColleague(seller, 'sales')
    const product = await world.aProduct({ seller, price: '100000.00' })
    const rule = { produk_id: product.id, level: 1, mulai: '100', harga: '1', dari: '2026-01-01' }
    await sales.call('pusat-seller/harga/aturan/simpan', { ...rule, versi: 1 })
    const { data } = await seller.call('pusat-seller/harga/persetujuan/daftar', {})
    return { act, who: seller, body: { permintaan_id: data[0]?.permintaan_id, versi: 1, ...fields } }
  }

  return {
    'pusat-seller/daftar-harga/simpan': async () => {
      const { seller, body } = await aPriceList()
      return { act: 'price-list.change', who: seller, body: { ...body, nama: 'Lain', dari: '2027-01-01' } }
    },
    'pusat-seller/daftar-harga/persen': async () => {
      const { seller, expected } = await aPriceList()
      return { act: 'price-list.change', who: seller, body: { ...expected, persen: '5' } }
    },
    'pusat-seller/daftar-harga/hapus': async () => {
      const { seller, expected } = await aPriceList()
      return { act: 'price-list.change', who: seller, body: expected }
    },
    'pusat-seller/harga/persetujuan/setujui': () => onRequest('price.approve'),
    'pusat-seller/harga/persetujuan/tolak': () => onRequest('price.refuse', { alasan: 'Terlalu murah' }),
    'pusat-seller/harga/persetujuan/tarik': () => onRequest('price.withdraw'),
  } satisfies { [Path in CallPath]?: () => Promise<AuditedAct> }
}
