import type { BodyOf } from '#domain/call.ts'
import {
  type ProductDocumentKind,
  productDocumentKinds,
  productDocumentLabel,
} from '#domain/catalogue/document-kind.ts'
import type { CallAt } from '#domain/contract.ts'
import type { DocumentedProduct, OwnDocument, WaitingRequest } from '#domain/product-documents/contract-selling.ts'
import { documentLanguages, languageLabel } from '#domain/product-documents/language.ts'
import { usualReaders } from '#domain/product-documents/readers.ts'
import { FileField, whyNotSent } from '#web/areas/companies/public.ts'
import { readDay, writeDay } from '#web/lib/form/read-day.ts'
import { type TypedWithFile, useFileForm } from '#web/lib/form/use-file-form.ts'
import { Field } from '#web/ui/form/field.tsx'
import { SelectField } from '#web/ui/form/form-fields.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { ReadersField, ValidityField, validityFault } from './document-fields.tsx'
import { documentMeanings, validityOf } from './document-words.ts'

interface Props {
  open: boolean
  product: Pick<DocumentedProduct, 'id' | 'name'> & Partial<Pick<DocumentedProduct, 'documents'>>
  /** The kind is a choice without one. */
  kind?: ProductDocumentKind
  /** The document that the new one replaces. */
  replaces?: OwnDocument
  answers?: WaitingRequest
  onClose: () => void
}

/** The form that hands in a document: kind, language, validity, who may read it, and the file [DOC-2, SELLER-2]. */
export function UploadForm({ open, product, kind, replaces, answers, onClose }: Props) {
  const start: TypedDocument = {
    kind: kind ?? '',
    language: replaces?.language ?? 'id',
    validUntil: replaces?.validUntil && !replaces.expired ? writeDay(replaces.validUntil) : '',
    readers: replaces?.readers ?? (answers ? 'on_request' : usualReaders(kind ?? 'coa')),
    berkas: null,
  }
  const { form, progress } = useUploadForm({ productId: product.id, start, answers, onClose })
  const { errors } = form.formState
  const [chosenKind, language] = form.watch(['kind', 'language'])
  const there = product.documents?.find((one) => one.kind === chosenKind && one.language === language)
  // until the readers are chosen: each kind has its usual readers
  const followKind = () => {
    const chosen = form.getValues('kind')
    if (answers || chosen === '' || form.getFieldState('readers').isDirty) return
    form.resetField('readers', { defaultValue: usualReaders(chosen) })
  }
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={titleOf(kind, { replaces, answers })}
      description={answers ? `${product.name}, untuk ${answers.buyerName}` : product.name}
      confirmLabel={answers ? 'Unggah dan jawab' : 'Unggah'}
      cancelLabel="Batal"
      working={progress !== null}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <FileField form={form} />
        <div className="grid gap-4 sm:grid-cols-2">
          {!kind && (
            <Field label="Jenis dokumen" error={errors.kind?.message}>
              <Select {...form.register('kind', { onChange: followKind })} placeholder="Pilih jenis" options={kinds} />
            </Field>
          )}
          {!replaces && <SelectField form={form} name="language" label="Bahasa" options={languages} />}
          <ValidityField register={form.register('validUntil')} error={errors.validUntil?.message} />
        </div>
        {there && (
          <Notice>
            Menggantikan {productDocumentLabel(there.kind)} ({languageLabel(there.language)}){' '}
            <b className="wrap-anywhere">{there.fileName}</b>
            {there.validUntil && `, ${validityOf(there)}`}. Versi itu tetap dapat dibuka sebagai versi sebelumnya, oleh
            pembaca yang Anda pilih di bawah.
          </Notice>
        )}
        <ReadersField register={form.register('readers')} error={errors.readers?.message} />
        {progress !== null && <ProgressBar label="Mengunggah dokumen" value={progress} />}
      </div>
    </FormModal>
  )
}

function titleOf(
  kind: ProductDocumentKind | undefined,
  { replaces, answers }: Pick<Props, 'replaces' | 'answers'>,
): string {
  if (!kind) return 'Unggah dokumen'
  const label = productDocumentLabel(kind)
  if (replaces) return `Ganti ${label}`
  return answers ? `Unggah ${label} dan jawab` : `Unggah ${label}`
}

const kinds = productDocumentKinds.map((kind) => ({
  value: kind,
  label: `${productDocumentLabel(kind)} – ${documentMeanings[kind]}`,
}))
const languages = documentLanguages.map((language) => ({ value: language, label: languageLabel(language) }))

type Upload = BodyOf<CallAt<'pusat-seller/dokumen/unggah'>>

export interface TypedDocument extends TypedWithFile {
  kind: Upload['kind'] | ''
  language: Upload['language']
  /** As people write a day. */
  validUntil: string
  readers: Upload['readers']
}

interface Options {
  productId: number
  start: TypedDocument
  answers: Pick<WaitingRequest, 'id' | 'version'> | undefined
  onClose: () => void
}

/** Checks and sends a document with its file [DOC-2]. */
export function useUploadForm({ productId, start, answers, onClose }: Options) {
  return useFileForm('pusat-seller/dokumen/unggah', {
    start,
    fields: ({ kind, language, validUntil, readers }) => {
      const day = readDay(validUntil)
      return {
        productId: String(productId),
        kind: kind as Upload['kind'], // chosen: an empty one is a fault
        language,
        readers,
        ...(day && { validUntil: day }),
        ...(answers && { requestId: answers.id, version: String(answers.version) }),
      }
    },
    faults: ({ kind, validUntil }) => ({
      ...(kind === '' && { kind: 'Pilih salah satu jenis dokumen.' }),
      ...validityFault(validUntil),
    }),
    whyNot: whyNotSent,
    failed: 'Dokumen belum terunggah. Periksa koneksi Anda, lalu coba lagi.',
    done: answers ? 'Dokumen terunggah, pembeli diberi tahu' : 'Dokumen terunggah',
    about: 'document',
    onClose,
  })
}
