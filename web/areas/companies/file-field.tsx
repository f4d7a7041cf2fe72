import { fileSizeText } from '#domain/file.ts'
import { Field } from '#web/ui/form/field.tsx'
import { FileButton } from '#web/ui/form/file-button.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { ACCEPTED, whyNotSent } from './check-file.ts'

interface Props {
  label?: string
  hint?: string
  file: File | null
  error: string | undefined
  /** With what the server would refuse it for, if anything. */
  onChoose: (file: File, obstacle: string | null) => void
}

/** The file of a form, its field `berkas`: chosen with a button, named once it is. */
export function FileField({ label = 'Berkas', hint, file, error, onChoose }: Props) {
  return (
    <Field
      group
      label={label}
      error={error}
      hint={[hint, 'PDF, JPEG, atau PNG, paling besar 5 MB.'].filter(Boolean).join(' ')}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton
          accept={ACCEPTED}
          variant="secondary"
          icon={<Icon name="upload" size={18} />}
          name="berkas"
          onChoose={(chosen) => onChoose(chosen, whyNotSent(chosen))}
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
