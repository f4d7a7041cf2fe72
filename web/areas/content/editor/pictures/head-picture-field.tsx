import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { readPictureAddress } from '#domain/content/picture.ts'
import { LONGEST } from '#domain/limits.ts'
import { fileAddress } from '#web/lib/file-address.ts'
import { PHOTO_ENDINGS } from '#web/lib/photo-fault.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FileButton } from '#web/ui/form/file-button.tsx'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import type { ArticleForm } from '../use-article-form.ts'
import { PictureDialog } from './picture-dialog.tsx'

/** The picture at the head of an article, which takes the place of the drawn cover [ADM-4]. */
export function HeadPictureField({ form }: { form: ArticleForm }) {
  const [chosen, setChosen] = useState<File | null>(null)
  const picture = readPictureAddress(useWatch({ control: form.control, name: 'gambar' }))
  const set = (address: string, alt: string) => {
    form.setValue('gambar', address, { shouldDirty: true })
    form.setValue('gambar_teks', alt, { shouldDirty: true })
    form.clearErrors(['gambar', 'gambar_teks'])
  }
  return (
    <div className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
      <Field group label="Gambar kepala" optional error={form.formState.errors.gambar?.message}>
        <div className="flex flex-wrap items-center gap-3">
          {picture && (
            <img
              src={fileAddress('admin/gambar/berkas', { tanda: picture.hash })}
              alt=""
              width={160}
              height={90}
              className="aspect-video w-40 rounded-field border border-line bg-page object-cover"
            />
          )}
          <FileButton
            accept={PHOTO_ENDINGS}
            size="sm"
            variant="secondary"
            icon={<Icon name="upload" size={16} />}
            onChoose={setChosen}
          >
            {picture ? 'Ganti gambar' : 'Unggah gambar'}
          </FileButton>
          {picture && (
            <Button size="sm" variant="ghost" className="text-danger" onClick={() => set('', '')}>
              Lepas
            </Button>
          )}
        </div>
        {!picture && <p className="mt-1.5 text-sm text-mute">Tanpa gambar, sampul yang digambar tampil.</p>}
      </Field>
      {picture && (
        <TextField form={form} name="gambar_teks" label="Teks alternatif gambar" maxLength={LONGEST.photoText} />
      )}
      {chosen && (
        <PictureDialog
          file={chosen}
          onAdded={({ address, alt }) => {
            set(address, alt)
            setChosen(null)
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  )
}
