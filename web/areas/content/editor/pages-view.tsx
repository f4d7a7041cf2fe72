import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { AdminPageVersion, ListedVersion } from '#domain/content/contract-pages.ts'
import type { PageName } from '#domain/content/page-name.ts'
import { LONGEST } from '#domain/limits.ts'
import { formatDay } from '#web/lib/dates.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { readDay, writeDay } from '#web/lib/form/read-day.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { DayInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { versionPath } from '../articles-address.ts'
import { MarkdownField } from './pictures/markdown-field.tsx'
import { editableVersionQuery, PAGE_VIEWS, pageVersionsQuery } from './queries.ts'
import { TextPreview } from './text-preview.tsx'

const pages: readonly { page: PageName; title: string; path: string; lead: string }[] = [
  { page: 'terms', title: 'Syarat dan ketentuan', path: '/syarat', lead: 'Disetujui saat mendaftar.' },
  { page: 'privacy', title: 'Kebijakan privasi', path: '/privasi', lead: 'Disetujui saat mendaftar.' },
  { page: 'about', title: 'Tentang kami', path: '/tentang-kami', lead: 'Siapa di balik situs ini.' },
]

type DialogTarget =
  | { act: 'write'; page: PageName; name: string | undefined }
  | { act: 'cancel'; version: ListedVersion }
  | null

/** The pages that have versions: what is valid, what is to come, and what was [ADM-4]. */
export function PagesView() {
  const { data: versions } = useSuspenseQuery(pageVersionsQuery)
  const [asked, setTarget] = useState<DialogTarget>(null)
  const close = () => setTarget(null)
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
      {pages.map(({ page, title, path, lead }) => (
        <Section
          key={page}
          title={title}
          lead={lead}
          aside={
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Tulis versi baru: ${title}`}
              onClick={() => setTarget({ act: 'write', page, name: undefined })}
            >
              Tulis versi baru
            </Button>
          }
        >
          <ul className="divide-y divide-line">
            {versions
              .filter((version) => version.page === page)
              .map((version) => (
                <li key={version.name} className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 py-2">
                  <span className="num min-w-0 flex-1 basis-40 font-semibold">
                    Sejak {formatDay(version.validFrom)}
                  </span>
                  <VersionPill version={version} />
                  <span className="flex gap-2">
                    {version.mayChange && (
                      <>
                        <Button
                          size="sm"
                          variant="secondary"
                          aria-label={`Ubah ${title} sejak ${formatDay(version.validFrom)}`}
                          onClick={() => setTarget({ act: 'write', page, name: version.name })}
                        >
                          Ubah
                        </Button>
                        <Button
                          size="sm"
                          variant="ghost"
                          className="text-danger"
                          aria-label={`Batalkan ${title} sejak ${formatDay(version.validFrom)}`}
                          onClick={() => setTarget({ act: 'cancel', version })}
                        >
                          Batalkan
                        </Button>
                      </>
                    )}
                    {(version.isValid || (page !== 'about' && !version.mayChange)) && (
                      <Link
                        to={version.isValid ? path : versionPath(path, version.validFrom)}
                        className="text-link"
                        aria-label={`Lihat ${title} sejak ${formatDay(version.validFrom)}`}
                      >
                        Lihat
                      </Link>
                    )}
                  </span>
                </li>
              ))}
          </ul>
        </Section>
      ))}
      {asked?.act === 'write' && <VersionDialog page={asked.page} name={asked.name} onClose={close} />}
      {asked?.act === 'cancel' && <Cancel version={asked.version} onClose={close} />}
    </div>
  )
}

function VersionPill({ version: { isValid, mayChange } }: { version: ListedVersion }) {
  if (isValid) return <StatusPill tone="success">berlaku</StatusPill>
  return mayChange ? <StatusPill tone="info">akan berlaku</StatusPill> : <StatusPill>lama</StatusPill>
}

function Cancel({ version, onClose }: { version: ListedVersion; onClose: () => void }) {
  const { page, name, revision, validFrom, isValid } = version
  return (
    <ActDialog
      open
      onClose={onClose}
      call="admin/halaman/batal"
      body={() => ({ page, name, revision })}
      title={`Batalkan versi sejak ${formatDay(validFrom)}?`}
      confirmLabel="Ya, batalkan"
      cancelLabel="Kembali"
      tone="danger"
      done="Versi dibatalkan"
      failed="Versi belum dibatalkan. Periksa koneksi Anda, lalu coba lagi."
      shows={pageVersionsQuery}
      refreshes={PAGE_VIEWS}
    >
      {isValid
        ? 'Versi sebelumnya berlaku lagi. Tulisan versi ini hilang.'
        : 'Versi yang sekarang tetap berlaku. Tulisan versi ini hilang.'}
    </ActDialog>
  )
}

interface Props {
  page: PageName
  /** The version to change; undefined: a new one, which begins with the words of the newest. */
  name: string | undefined
  onClose: () => void
}

/** Where a version of a page is written that is still to come [ADM-4]. */
function VersionDialog({ page, name, onClose }: Props) {
  const loaded = useQuery(editableVersionQuery(page, name))
  // a concurrent change does not replace what is typed here
  const [editable, setEditable] = useState<AdminPageVersion | null>(null)
  if (loaded.isSuccess && !loaded.isFetching && editable === null) setEditable(loaded.data)
  if (editable) return <VersionForm editable={editable} isNew={name === undefined} onClose={onClose} />
  return (
    <Modal open size="lg" onClose={onClose} title="Versi halaman">
      {loaded.isError ? (
        <ErrorState onRetry={() => void loaded.refetch()} />
      ) : (
        <Loading>
          <SkeletonRows rows={5} />
        </Loading>
      )}
    </Modal>
  )
}

function VersionForm({
  editable,
  isNew,
  onClose,
}: {
  editable: AdminPageVersion
  isNew: boolean
  onClose: () => void
}) {
  const [refused, setRefused] = useState('')
  const save = useAct('admin/halaman/simpan', {
    done: ({ data }) => `Versi sejak ${formatDay(data.validFrom)} tersimpan`,
    failed: 'Versi belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: PAGE_VIEWS,
  })
  const form = useCallForm(save, {
    start: { validFrom: isNew ? '' : writeDay(editable.validFrom), title: editable.title, body: editable.body },
    body: ({ validFrom, ...texts }) => ({
      page: editable.page,
      validFrom: readDay(validFrom) ?? validFrom,
      ...texts,
      ...(!isNew && { name: editable.name, revision: editable.revision }),
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
          hint={`Hari Jakarta, paling cepat ${formatDay(editable.earliest)}`}
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
