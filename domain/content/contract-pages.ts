import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { nameText, requiredText } from '../companies/fields.ts'
import { day, version } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { pageName } from './page-name.ts'

const page = wireWords(pageName.names, { error: 'Halaman tidak dikenal.' })
const versionName = requiredText('Versi', LONGEST.pageVersion)

const listed = z.object({
  page: wire('halaman', wireWords(pageName.names)),
  /** To send back with every act on it. */
  revision: wire('versi', z.number().int()),
  /** The name of the version that people agree to when they register. */
  name: wire('nama_versi', z.string()),
  title: wire('judul', z.string()),
  validFrom: wire('berlaku_sejak', z.string()),
  /** Whether it may still be changed or cancelled. */
  mayChange: wire('dapat_diubah', z.boolean()),
  /** Whether it is the one that readers see today. */
  isValid: wire('berlaku', z.boolean()),
})
export type ListedVersion = z.infer<typeof listed>

const adminVersion = listed.extend({
  /** The first day from which what is written today may be valid. */
  earliest: wire('paling_cepat', z.string()),
  /** In Markdown. */
  body: wire('teks', z.string()),
})
/** A version of a page as administrators see it. */
export type AdminPageVersion = z.infer<typeof adminVersion>

const editor = { access: 'admin', permission: 'content.manage' } as const

/** How administrators write the pages that have versions [ADM-4]. */
export const pageEditorCalls = {
  versions: defineCall({
    path: 'admin/halaman/daftar',
    summary: 'All versions of all pages, those to come too, by page and the newest first',
    ...editor,
    body: z.object({}),
    answer: answers(z.array(listed)),
  }),
  version: defineCall({
    path: 'admin/halaman/detail',
    summary: 'One version of a page as it is typed; the newest where none is named',
    ...editor,
    body: z.object({ page: wire('halaman', page), name: wire('nama_versi', versionName.optional()) }),
    answer: answers(adminVersion),
  }),
  save: defineCall({
    path: 'admin/halaman/simpan',
    summary: 'Writes a version to come, or changes one; readers see it from its day on',
    ...editor,
    body: z.object({
      page: wire('halaman', page),
      /** The version to change; a new one without. */
      name: wire('nama_versi', versionName.optional()),
      revision: wire('versi', version.optional()),
      validFrom: wire('berlaku_sejak', day),
      title: wire('judul', nameText('Judul', LONGEST.pageTitle)),
      body: wire('teks', requiredText('Teks', LONGEST.articleBody)),
    }),
    answer: answers(adminVersion),
  }),
  cancel: defineCall({
    path: 'admin/halaman/batal',
    summary: 'Takes back a version to come',
    ...editor,
    body: z.object({
      page: wire('halaman', page),
      name: wire('nama_versi', versionName),
      revision: wire('versi', version),
    }),
    answer: answers(z.array(listed)),
  }),
}
