import { fileSizeText } from '#domain/file.ts'
import { ACCEPTED, whyNotSent } from '#web/areas/companies/public.ts'
import { Field } from '#web/ui/form/field.tsx'
import { FileButton } from '#web/ui/form/file-button.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import type { UploadFields } from './use-upload-form.ts'

/** The file of a form: chosen with a button, named once it is. */
export function FileField({ form }: { form: UploadFields }) {
  const file = form.watch('berkas')
  return (
    <Field
      group
      label="Berkas"
      error={form.formState.errors.berkas?.message}
      hint="PDF, JPEG, atau PNG, paling besar 5 MB."
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton
          accept={ACCEPTED}
          variant="secondary"
          icon={<Icon name="upload" size={18} />}
          name="berkas"
          onChoose={(chosen) => {
            form.setValue('berkas', chosen)
            const obstacle = whyNotSent(chosen)
            if (obstacle) form.setError('berkas', { message: obstacle })
            else form.clearErrors('berkas')
          }}
        >
          {file ? 'Pilih berkas lain' : 'Pilih berkas'}
        </FileButton>
        <p className="min-w-0 text-sm wrap-anywhere" role="status">
          {file ? (
            <>
              <bdi className="font-semibold">{file.name}</bdi>{' '}
              <span className="num whitespace-nowrap text-mute">{fileSizeText(file.size)}</span>
            </>
          ) : (
            <span className="text-mute">Belum ada berkas</span>
          )}
        </p>
      </div>
    </Field>
  )
}
