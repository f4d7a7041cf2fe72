import { MOST } from '#domain/limits.ts'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { PHOTO_ENDINGS } from '#web/lib/form/upload.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { FileButton } from '#web/ui/form/file-button.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import type { ClaimPhotos } from './use-claim-photos.ts'

interface Props {
  photos: ClaimPhotos
  error?: string | undefined
}

/** The photos of a claim that is being written: each is uploaded at once, and can be taken away again. */
export function PhotoPicker({ photos: { uploaded, sending, refused, add, remove }, error }: Props) {
  return (
    <section aria-label="Foto" className="grid gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-48 text-sm">
          <span className="block font-semibold">Foto</span>
          <span className="text-mute">
            Barang, label, dan kemasan; paling banyak {MOST.claimPhotos}. Hanya perusahaan Anda dan seller ini yang
            melihatnya.
          </span>
        </p>
        {uploaded.length < MOST.claimPhotos && (
          <FileButton
            accept={PHOTO_ENDINGS}
            multiple
            variant="secondary"
            size="sm"
            icon={<Icon name="upload" size={18} />}
            onChoose={(file) => void add([file])}
          >
            Tambah foto
          </FileButton>
        )}
      </div>
      {uploaded.length > 0 && (
        <ul className="grid grid-cols-3 gap-2.5 sm:grid-cols-4">
          {uploaded.map(({ id, name }) => (
            <li key={id} className="relative">
              <img
                src={fileAddress('klaim/foto', { foto_id: id })}
                alt={name}
                className="aspect-square w-full rounded-field border border-line object-cover"
              />
              <IconButton
                icon="close"
                label={`Hapus ${name}`}
                size="dense"
                variant="secondary"
                className="absolute end-1 top-1"
                onClick={() => remove(id)}
              />
            </li>
          ))}
        </ul>
      )}
      {sending !== null && <ProgressBar label="Mengunggah foto" value={sending.fraction} />}
      {refused.length > 0 && (
        <Notice tone="danger" title="Sebagian foto belum ditambahkan">
          <ul className="grid gap-1">
            {refused.map((sentence) => (
              <li key={sentence} className="wrap-anywhere">
                {sentence}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </section>
  )
}
