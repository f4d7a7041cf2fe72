import type { ChatFile } from '#domain/chat/shapes.ts'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { FileMark, fileSize } from './file-mark.tsx'

/** A file of a message: a picture as such, opened by a press; a PDF by its name [CHAT-11]. */
export function FileOfMessage({ file }: { file: ChatFile }) {
  const address = fileAddress('chat/berkas', { berkas_id: file.id })
  if (file.type.startsWith('image/')) {
    return (
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="mt-0.5 mb-1 block overflow-hidden rounded-control"
        aria-label={`Buka gambar ${file.name} (jendela baru)`}
      >
        {/* of a height that is known before it is there, so that nothing jumps */}
        <img src={address} alt={file.name} loading="lazy" className="h-48 w-72 max-w-full bg-page object-cover" />
      </a>
    )
  }
  return (
    <span className="mb-1 flex min-w-56 max-w-full items-center gap-3">
      <FileMark />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block truncate font-semibold">
          <bdi>{file.name}</bdi>
        </span>
        <span className="num block text-xs text-mute">PDF · {fileSize(file.size)}</span>
      </span>
      <a
        href={address}
        download={file.name}
        aria-label={`Unduh ${file.name}`}
        title="Unduh"
        className={buttonClass({ variant: 'secondary', className: 'w-10 px-0! pointer-coarse:min-w-11' })}
      >
        <Icon name="download" size={18} />
      </a>
    </span>
  )
}
