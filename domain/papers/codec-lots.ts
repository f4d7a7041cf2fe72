import { type EnglishOf, list, nullable, record } from '../codec.ts'
import type {
  WireCertifiedLot,
  WireCertifiedLots,
  WireLotCertificate,
  WireOfferedCertificate,
} from './contract-lots.ts'
import { readersWord } from './readers.ts'

const lot = record<WireCertifiedLot>()({
  id: 'lot_id',
  number: 'lot',
  productId: 'produk_id',
  productName: 'produk_nama',
  unit: 'satuan',
  left: 'sisa',
  expiresOn: 'akhir',
  certificate: [
    'coa',
    nullable(
      record<WireLotCertificate>()({
        id: 'dokumen_id',
        address: 'alamat',
        fileName: 'nama_berkas',
        validUntil: 'berlaku_sampai',
        expired: 'kedaluwarsa',
        readers: ['pembaca', readersWord],
      }),
    ),
  ],
})
export type CertifiedLot = EnglishOf<typeof lot>

/** The lots of a shop with their CoA. */
export const certifiedLots = record<WireCertifiedLots>()({ lots: ['lot', list(lot)], total: 'total' })

/** The CoA of a lot as buyers see it. */
export const offeredCertificate = record<WireOfferedCertificate>()({
  id: 'dokumen_id',
  lot: 'lot',
  validUntil: 'berlaku_sampai',
  expired: 'kedaluwarsa',
  address: 'alamat',
})
export type OfferedCertificate = EnglishOf<typeof offeredCertificate>
