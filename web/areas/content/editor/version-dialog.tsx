import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminPageVersion } from '#domain/content/contract-pages.ts'
import type { PageName } from '#domain/content/page-name.ts'
import { LONGEST } from '#domain/limits.ts'
import { formatDay } from '#web/lib/dates.ts'
import { readDay, writeDay } from '#web/lib/read-day.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { DayInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { MarkdownField } from './pictures/markdown-field.tsx'
import { heldVersionQuery, PAGE_VIEWS } from './queries.ts'
import { TextPreview } from './text-preview.tsx'

interface Props {
  page: PageName
  /** The version to change; undefined: a new one, which begins with the words of the newest. */
  name: string | undefined
  onClose: () => void
}

/** Where a version of a page is written that is still to come [ADM-4]. */
export function VersionDialog({ page, name, onClose }: Props) {
  const asked = useQuery(heldVersionQuery(page, name))
  // what somebody else writes meanwhile does not replace what is typed here
  const [held, setHeld] = useState<AdminPageVersion | null>(null)
  if (asked.isSuccess && !asked.isFetching && held === null) setHeld(asked.data)
  if (held) return <VersionForm held={held} isNew={name === undefined} onClose={onClose} />
  return (
    <Modal open size="lg" onClose={onClose} title="Versi halaman">
      {asked.isError ? (
        <ErrorState onRetry={() => void asked.refetch()} />
      ) : (
        <Loading>
          <SkeletonRows rows={5} />
        </Loading>
      )}
    </Modal>
  )
}

function VersionForm({ held, isNew, onClose }: { held: AdminPageVersion; isNew: boolean; onClose: () => void }) {
  const [refused, setRefused] = useState('')
  const save = useAct('admin/halaman/simpan', {
    done: ({ data }) => `Versi sejak ${formatDay(data.validFrom)} tersimpan`,
    failed: 'Versi belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: PAGE_VIEWS,
  })
  const form = useCallForm(save, {
    start: { validFrom: isNew ? '' : writeDay(held.validFrom), title: held.title, body: held.body },
    body: ({ validFrom, ...texts }) => ({
      page: held.page,
      validFrom: readDay(validFrom) ?? validFrom,
      ...texts,
      ...(!isNew && { name: held.name, revision: held.revision }),
    }),
    keep: true,
    onRefused: ({ sentence }) => setRefused(sentence),
    answered: onClose,
  })
  return (
    <FormModal
      open
      size="lg"
      onClose={onClose}
      title={isNew ? 'Tulis versi baru' : 'Ubah versi'}
      description="Pembaca melihatnya sejak harinya. Versi lama tetap dapat dibaca."
      confirmLabel="Simpan"
      working={form.working}
      refused={refused}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <Field
          label="Berlaku sejak"
          hint={`Hari Jakarta, paling cepat ${formatDay(held.earliest)}`}
          error={form.formState.errors.validFrom?.message}
        >
          <DayInput {...form.register('validFrom')} />
        </Field>
        <TextField form={form} name="title" label="Judul" maxLength={LONGEST.pageTitle} />
        <MarkdownField
          form={form}
          name="body"
          label="Teks"
          hint="## judul, ### subjudul, - daftar, 1. daftar bernomor, > kutipan, **tebal**, *miring*, [tautan](/produk)"
          maxLength={LONGEST.articleBody}
          rows={14}
        />
        <TextPreview read={() => form.getValues('body')} refuse={(sentence) => form.refuse('body', sentence)} />
      </div>
    </FormModal>
  )
}
