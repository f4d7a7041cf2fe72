import { sql } from 'kysely'
import PDFDocument from 'pdfkit'
import type { World } from '../world.ts'
import { anOrder, placeFor } from './ordering.ts'

/** The month in which tests begin. */
export const masa = '2026-03'
export const npwp = { seller: '0123456789012345', buyer: '0987654321098765' }

/** Makes orders that were shipped, of a shop and a buyer that have given their NPWP. */
export function shippedIn(world: World) {
  return async ({ count = 1, unit = 'kg', buyerNpwp = npwp.buyer as string | null } = {}) => {
    const { buyer, seller, order, product, addressId } = await anOrder(world, { stock: '10000', unit })
    await sql`update companies set npwp = ${npwp.seller}, is_pkp = true where id = ${seller.companyId}`.execute(
      world.db,
    )
    await sql`update companies set npwp = ${buyerNpwp} where id = ${buyer.companyId}`.execute(world.db)
    const orders: string[] = []
    /** @returns the shipment */
    const ship = async (transaksi_id: string) => {
      await sql`update orders set is_pkp = true where id = ${transaksi_id}`.execute(world.db)
      await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
      const { data } = await seller.call('pusat-seller/pesanan/kirim', { transaksi_id, versi: 2, kurir: 'JNE' })
      orders.push(transaksi_id)
      return data.kiriman_id
    }
    const shipOneMore = async () => ship((await placeFor(buyer, addressId, product)).id)
    const shipmentId = await ship(order.id)
    while (orders.length < count) await shipOneMore()
    return { buyer, seller, orders, addressId, shipmentId, shipOneMore }
  }
}

/** A PDF with a text; one of a scan has none. */
export async function aPdfWith(words: string): Promise<Buffer> {
  const pdf = new PDFDocument()
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise((resolve) => pdf.on('end', resolve))
  pdf.text(words)
  pdf.end()
  await done
  return Buffer.concat(chunks)
}
