import { useEffect, useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import { photoFault, useUpload } from '#web/lib/form/upload.ts'
import { useOwnForm } from '#web/lib/form/use-call-form.ts'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'

const FAILED = 'Gambar belum terunggah. Periksa koneksi Anda, lalu coba lagi.'

/** A picture that was uploaded, with what it shows. */
export interface PlacedPicture {
  address: string
  alt: string
}

interface Props {
  file: File
  /** Its alternative text, if there is one already. */
  alt?: string
  onAdded: (picture: PlacedPicture) => void
  onClose: () => void
}

/** Asks for a picture's alternative text, uploads it and passes it on [ADM-4]. */
export function PictureDialog({ file, alt = '', onAdded, onClose }: Props) {
  const fault = photoFault(file)
  const { progress, error, upload } = useUpload('admin/gambar/unggah', { failed: FAILED, whyNot: photoFault })
  const problem = fault ?? error
  const preview = useObjectAddress(fault === null ? file : null)
  const form = useOwnForm({
    start: { alt },
    faults: ({ alt }) => ({ alt: alt.trim() === '' ? 'Isi apa yang tampak di gambar ini.' : undefined }),
    onValid: ({ alt }) => upload({}, file, ({ data }) => onAdded({ address: data.address, alt: alt.trim() })),
  })
  return (
    <FormModal
      open
      size="sm"
      onClose={onClose}
      title="Tambah gambar"
      confirmLabel="Unggah dan pasang"
      working={progress !== null}
      onSend={(event) => (fault === null ? form.send(event) : undefined)}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {problem && (
          <Notice tone="danger">
            <span className="wrap-anywhere">
              {file.name}: {problem}
            </span>
          </Notice>
        )}
        {preview && (
          <img src={preview} alt="" className="mx-auto max-h-52 max-w-full rounded-field border border-line bg-page" />
        )}
        <TextField
          form={form}
          name="alt"
          label="Teks alternatif"
          hint="Apa yang tampak di gambar, bagi yang tidak dapat melihatnya"
          maxLength={LONGEST.photoText}
        />
        {progress !== null && <ProgressBar label="Mengunggah gambar" value={progress} />}
      </div>
    </FormModal>
  )
}

/** Where the browser shows a file from that was chosen. */
function useObjectAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  // an object URL stays in memory until it is revoked
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
