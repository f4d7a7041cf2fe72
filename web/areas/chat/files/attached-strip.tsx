import { mimeTypes } from '#domain/files/file.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { FileMark, fileSize } from './file-mark.tsx'
import type { Attached } from './use-attaching.ts'

interface Props {
  attached: Attached
  onAgain: () => void
  onClose: () => void
}

/** The file of the next message: its picture, how far it has come, or why it cannot be sent. */
export function AttachedStrip({
  attached: { chosen, preview, progress, error, mayRetry, sent },
  onAgain,
  onClose,
}: Props) {
  return (
    <section
      aria-label="Berkas yang dilampirkan"
      className="flex min-h-15 shrink-0 items-center gap-3 border-t border-line py-2 ps-5 pe-3 text-sm leading-snug max-lg:ps-4"
    >
      {preview ? (
        <img
          src={preview}
          alt=""
          width={40}
          height={40}
          className="size-10 shrink-0 rounded-mark bg-page object-cover"
        />
      ) : (
        <FileMark other={chosen.type !== mimeTypes.pdf} />
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">
          <bdi>{chosen.name}</bdi>
        </span>
        {error !== null && (
          <span role="alert" className="block text-danger">
            {error}
          </span>
        )}
        {error === null && sent === null && (
          <ProgressBar label={`Mengunggah ${chosen.name}`} value={progress} className="mt-1.5" />
        )}
        {sent && <span className="num block text-xs text-mute">{fileSize(sent.size)} · siap dikirim</span>}
      </span>
      {mayRetry && (
        <Button variant="secondary" size="sm" onClick={onAgain}>
          Coba lagi
        </Button>
      )}
      <IconButton
        icon="close"
        label={error === null && sent === null ? 'Batalkan unggahan' : 'Buang lampiran'}
        onClick={onClose}
      />
    </section>
  )
}
