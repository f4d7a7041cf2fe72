import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { nameText, optionalName } from '../companies/fields.ts'
import { day, version, wholeNumber } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { wire } from '../wire.ts'
import { option, versionId } from './contract.ts'

const listed = z.object({
  id: wire('versi_id', z.number().int()),
  /** To send back with every act on it. */
  revision: wire('versi', z.number().int()),
  /** Versions with one number ask the same question; null of a draft. */
  question: wire('pertanyaan_ke', z.number().int().nullable()),
  isNewQuestion: wire('pertanyaan_baru', z.boolean()),
  /** Null of a draft. */
  validFrom: wire('berlaku_sejak', z.string().nullable()),
  title: wire('pertanyaan', z.string()),
  lead: wire('keterangan', z.string()),
  options: wire('pilihan', z.array(option)),
  /** Whether it is the one that is asked today. */
  isCurrent: wire('berlaku', z.boolean()),
  mayChange: wire('dapat_diubah', z.boolean()),
})
export type SurveyVersion = z.infer<typeof listed>

const written = z.object({
  /** Of an option that stands in an earlier version, or in this one; without, it is another option. */
  id: wholeNumber('Kode pilihan tidak valid.', { least: 1, most: 32_767 }).optional(),
  label: wire('nama', nameText('Pilihan', LONGEST.surveyOption)),
})

const editor = { access: 'admin', permission: 'surveys.manage' } as const
/** All of them as they stand after the act. */
const versions = answers(z.array(listed))

/** How administrators write the survey [ADM-5]. */
export const surveyVersionCalls = {
  versions: defineCall({
    path: 'admin/survei/versi/daftar',
    summary: 'All versions of the survey: drafts first, then the newest first',
    ...editor,
    body: z.object({}),
    answer: versions,
  }),
  save: defineCall({
    path: 'admin/survei/versi/simpan',
    summary: 'Writes a version of the survey, or changes one that has not been asked yet; without a day it is a draft',
    ...editor,
    body: z.object({
      /** The version to change; a new one without. */
      versionId: wire('versi_id', versionId.optional()),
      revision: wire('versi', version.optional()),
      validFrom: wire('berlaku_sejak', day.nullish()),
      /** Whether companies that have answered are asked again, and counted apart. */
      isNewQuestion: wire('pertanyaan_baru', z.boolean({ error: 'Pilih pertanyaan yang sama atau yang baru.' })),
      title: wire('pertanyaan', nameText('Pertanyaan', LONGEST.surveyQuestion)),
      lead: wire('keterangan', optionalName('Keterangan', LONGEST.surveyLead)),
      /** In their order; 'Lainnya' always follows. */
      options: wire(
        'pilihan',
        z
          .array(written, { error: 'Pilihan tidak valid.' })
          .min(1, { error: 'Tulis paling sedikit satu pilihan.' })
          .max(MOST.surveyOptions, { error: `Paling banyak ${MOST.surveyOptions} pilihan.` }),
      ),
    }),
    answer: versions,
  }),
  remove: defineCall({
    path: 'admin/survei/versi/hapus',
    summary: 'Removes a draft, or a version that has not been asked yet',
    ...editor,
    body: z.object({ versionId: wire('versi_id', versionId), revision: wire('versi', version) }),
    answer: versions,
  }),
}
