import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { minuteOf } from '#domain/business-day.ts'
import type { AdminBanner } from '#domain/content/contract-banners.ts'
import { LONGEST } from '#domain/limits.ts'
import { readMinute, writeMinute } from '#web/lib/form/read-time.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { MinuteInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextareaField, TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { PictureField } from '../pictures/picture-field.tsx'
import { BANNER_VIEWS, editableBannersQuery } from './queries.ts'

interface Props {
  /** Null: a new one. */
  banner: AdminBanner | null
  onClose: () => void
}

/** Where a banner of the home page is written, with the minutes in which it is shown [ADM-4]. */
export function BannerDialog({ banner, onClose }: Props) {
  const [snapshot] = useState(banner)
  const [refused, setRefused] = useState('')
  const save = useAct('admin/banner/simpan', {
    shows: editableBannersQuery,
    done: 'Banner tersimpan',
    failed: 'Banner belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: BANNER_VIEWS,
  })
  const form = useCallForm(save, {
    start: {
      heading: snapshot?.heading ?? '',
      words: snapshot?.words ?? '',
      link: snapshot?.link ?? '',
      picture: snapshot?.picture ?? '',
      pictureText: snapshot?.pictureText ?? '',
      publishedAt: typedMinute(snapshot?.publishedAt),
      withdrawnAt: typedMinute(snapshot?.withdrawnAt),
    },
    body: ({ publishedAt, withdrawnAt, ...typed }) => ({
      ...typed,
      publishedAt: readMinute(publishedAt) ?? publishedAt,
      withdrawnAt: readMinute(withdrawnAt) ?? withdrawnAt,
      ...(snapshot && { id: snapshot.id, revision: snapshot.revision }),
    }),
    keep: true,
    onRefused: ({ sentence }) => setRefused(sentence),
    answered: onClose,
  })
  const { errors } = form.formState
  const [address, alt] = useWatch({ control: form.control, name: ['picture', 'pictureText'] })
  return (
    <FormModal
      open
      size="lg"
      onClose={onClose}
      title={snapshot ? 'Ubah banner' : 'Tambah banner'}
      confirmLabel="Simpan"
      working={form.working}
      refused={refused}
      onSend={form.send}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TextField form={form} name="heading" label="Judul" maxLength={LONGEST.bannerHeading} />
        <TextareaField form={form} name="words" label="Teks" optional maxLength={LONGEST.bannerText} rows={2} />
        <TextField
          form={form}
          name="link"
          label="Tautan"
          hint="Halaman di situs ini, misalnya /produk?kategori=2"
          maxLength={LONGEST.bannerLink}
        />
        <PictureField
          label="Gambar"
          address={address}
          alt={alt}
          error={errors.picture?.message}
          onChange={({ address, alt }) => {
            form.setValue('picture', address, { shouldDirty: true })
            form.setValue('pictureText', alt, { shouldDirty: true })
            form.clearErrors(['picture', 'pictureText'])
          }}
        />
        <TextField
          form={form}
          name="pictureText"
          label="Teks alternatif gambar"
          hint="Apa yang tampak di gambar, bagi yang tidak dapat melihatnya"
          maxLength={LONGEST.photoText}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Tayang mulai"
            optional
            hint="Waktu Jakarta (WIB). Kosongkan bila belum tayang."
            error={errors.publishedAt?.message}
          >
            <MinuteInput {...form.register('publishedAt')} />
          </Field>
          <Field
            label="Tayang sampai"
            optional
            hint="Waktu Jakarta (WIB). Kosongkan bila tanpa akhir."
            error={errors.withdrawnAt?.message}
          >
            <MinuteInput {...form.register('withdrawnAt')} />
          </Field>
        </div>
      </div>
    </FormModal>
  )
}

function typedMinute(instant: string | null | undefined): string {
  return instant ? writeMinute(minuteOf(new Date(instant))) : ''
}
