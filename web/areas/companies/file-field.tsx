import type { Path } from 'react-hook-form'
import { fileSizeText } from '#domain/files/file.ts'
import type { CheckedForm } from '#web/lib/form/use-call-form.ts'
import type { TypedWithFile } from '#web/lib/form/use-file-form.ts'
import { Field } from '#web/ui/form/field.tsx'
import { FileButton } from '#web/ui/form/file-button.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { ACCEPTED, whyNotSent } from './check-file.ts'

interface Props<Typed extends TypedWithFile> {
  label?: string
  hint?: string
  /** Nothing but a PDF is taken. */
  onlyPdf?: boolean
  form: CheckedForm<Typed>
}

/**
 * The file of a form, its field `berkas`: chosen with a button, named once it is; a refusable file is reported at once.
 */
export function FileField<Typed extends TypedWithFile>({
  label = 'Berkas',
  hint,
  onlyPdf = false,
  form,
}: Props<Typed>) {
  const name = 'berkas' as Path<Typed> // every such form has it
  const { berkas: file }: TypedWithFile = form.watch()
  const { error } = form.getFieldState(name, form.formState)
  function choose(chosen: File) {
    form.setValue(name, chosen as never) // its value is a file
    const message = whyNotSent(chosen, { onlyPdf })
    if (message) form.setError(name, { message })
    else form.clearErrors(name)
  }
  return (
    <Field
      group
      label={label}
      error={error?.message}
      hint={[hint, `${onlyPdf ? 'PDF' : 'PDF, JPEG, atau PNG'}, paling besar 5 MB.`].filter(Boolean).join(' ')}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton
          accept={onlyPdf ? '.pdf' : ACCEPTED}
          variant="secondary"
          icon={<Icon name="upload" size={18} />}
          name="berkas"
          onChoose={choose}
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
