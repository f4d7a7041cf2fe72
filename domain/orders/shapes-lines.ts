import { z } from 'zod'
import { amountOrNull, idText, units, wholeNumber } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'

/** Of one seller's lines; a line that is named twice is wrong. */
export const acceptedLater = z
  .array(
    z.object({
      cart_id: idText,
      jumlah: units,
      hari_kerja: wholeNumber('Hari kerja tidak sesuai.', { least: 1, most: MOST.leadDays }),
    }),
    { error: 'Persetujuan waktu tunggu tidak sesuai.' },
  )
  .max(MOST.cartLines)
  .refine((lines) => new Set(lines.map((line) => line.cart_id)).size === lines.length, {
    error: 'Setiap baris hanya boleh disebut sekali.',
  })
  .nullish()

const SEEN = 'Baris pesanan yang terlihat tidak sesuai.'
const seenText = (most: number) => z.string({ error: SEEN }).max(most, { error: SEEN })

/** Lines as the page shows them: where one is no longer so, the buyer is asked [ORDER-3]. */
export const seenLines = z
  .array(
    z.object(
      {
        cart_id: idText,
        produk_nama: seenText(LONGEST.productName),
        bahan: seenText(LONGEST.materialName),
        grade: seenText(LONGEST.grade),
        /** Absent on a page from before it was told. */
        produsen: seenText(LONGEST.maker).optional(),
        asal: seenText(LONGEST.origin),
        bentuk: seenText(LONGEST.form),
        produk_kemasan: seenText(LONGEST.packLabel),
        produk_berat: units,
        produk_satuan: seenText(LONGEST.packSize),
        jumlah_satuan: units,
        harga_satuan: amountOrNull,
      },
      { error: SEEN },
    ),
    { error: SEEN },
  )
  .max(MOST.cartLines, { error: SEEN })
  .optional()
