import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { nameText } from '../companies/fields.ts'
import { version, wholeNumber } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire } from '../wire.ts'

const editableCategory = z.object({
  id: wire('kategori_id', z.number().int()),
  /** To send back with a change. */
  revision: wire('versi', z.number().int()),
  name: wire('nama', z.string()),
  text: wire('teks', z.string()),
  /** Materials in it, merged ones apart. */
  materialCount: wire('jumlah_bahan', z.number().int()),
})
export type EditableCategory = z.infer<typeof editableCategory>

const editor = { access: 'admin', permission: 'content.manage' } as const
/** All of them, as they stand after the act. */
const categories = answers(z.array(editableCategory))

/** Calls for the home page's texts of categories [ADM-4, HOME-5]. */
export const categoryCalls = {
  list: defineCall({
    path: 'admin/kategori/daftar',
    summary: 'The categories with what the home page says of them',
    ...editor,
    body: z.object({}),
    answer: categories,
  }),
  save: defineCall({
    path: 'admin/kategori/simpan',
    summary: 'Changes what the home page says of a category; its name and code stay',
    ...editor,
    body: z.object({
      id: wire('kategori_id', wholeNumber('Kategori tidak dikenal.', { least: 1, most: 32_767 })),
      revision: wire('versi', version),
      text: wire('teks', nameText('Teks', LONGEST.categoryText)),
    }),
    answer: categories,
  }),
}
