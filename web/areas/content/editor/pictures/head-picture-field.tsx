import { useWatch } from 'react-hook-form'
import { LONGEST } from '#domain/limits.ts'
import { TextField } from '#web/ui/form/form-fields.tsx'
import type { ArticleForm } from '../use-article-form.ts'
import { PictureField } from './picture-field.tsx'

/** The picture at the head of an article, which takes the place of the drawn cover [ADM-4]. */
export function HeadPictureField({ form }: { form: ArticleForm }) {
  const address = useWatch({ control: form.control, name: 'headPicture' })
  return (
    <div className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
      <PictureField
        label="Gambar kepala"
        address={address}
        error={form.formState.errors.headPicture?.message}
        without="Tanpa gambar, sampul yang digambar tampil."
        onChange={(picture) => {
          form.setValue('headPicture', picture.address, { shouldDirty: true })
          form.setValue('headPictureText', picture.alt, { shouldDirty: true })
          form.clearErrors(['headPicture', 'headPictureText'])
        }}
      />
      {address && (
        <TextField form={form} name="headPictureText" label="Teks alternatif gambar" maxLength={LONGEST.photoText} />
      )}
    </div>
  )
}
