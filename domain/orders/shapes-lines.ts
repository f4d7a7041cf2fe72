import { z } from 'zod'
import { amountOrNull, idText, units, wholeNumber } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { wire } from '../wire.ts'

/** Of one seller's lines; a line that is named twice is wrong. */
export const acceptedLater = z
  .array(
    z.object({
      lineId: wire('cart_id', idText),
      units: wire('jumlah', units),
      days: wire('hari_kerja', wholeNumber('Hari kerja tidak sesuai.', { least: 1, most: MOST.leadDays })),
    }),
    { error: 'Persetujuan waktu tunggu tidak sesuai.' },
  )
  .max(MOST.cartLines)
  .refine((lines) => new Set(lines.map((line) => line.lineId)).size === lines.length, {
    error: 'Setiap baris hanya boleh disebut sekali.',
  })
  .nullish()

const SEEN = 'Baris pesanan yang terlihat tidak sesuai.'
const expectedText = (most: number) => z.string({ error: SEEN }).max(most, { error: SEEN })

/** The lines that the page shows: a difference needs a confirmation [ORDER-3]. */
export const expectedLines = z
  .array(
    z.object(
      {
        id: wire('cart_id', idText),
        name: wire('produk_nama', expectedText(LONGEST.productName)),
        material: wire('bahan', expectedText(LONGEST.materialName)),
        grade: expectedText(LONGEST.grade),
        /** Absent in answers of versions before the field. */
        maker: wire('produsen', expectedText(LONGEST.maker).optional()),
        origin: wire('asal', expectedText(LONGEST.origin)),
        form: wire('bentuk', expectedText(LONGEST.form)),
        packLabel: wire('produk_kemasan', expectedText(LONGEST.packLabel)),
        packWeight: wire('produk_berat', units),
        unit: wire('produk_satuan', expectedText(LONGEST.packSize)),
        units: wire('jumlah_satuan', units),
        price: wire('harga_satuan', amountOrNull),
      },
      { error: SEEN },
    ),
    { error: SEEN },
  )
  .max(MOST.cartLines, { error: SEEN })
  .optional()
