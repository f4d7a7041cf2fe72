import { Icon } from '#web/ui/picture/icon.tsx'
import { FileOfMessage } from '../files/file-of-message.tsx'
import type { Waiting } from '../outbox/waiting.ts'
import { Bubble } from './message-bubble.tsx'
import { MessageText } from './message-text.tsx'

interface Props {
  message: Waiting
  onAgain: () => void
  onRemove: () => void
}

/** A message that the server does not have yet, or that it refused: then it says why [CHAT-9, CHAT-12]. */
export function WaitingBubble({ message: { product, file, text, refusal }, onAgain, onRemove }: Props) {
  return (
    <div className="grid min-w-0 gap-1">
      <Bubble own>
        <span className="sr-only">Anda: </span>
        {product && (
          <span className="flex items-center gap-3 pb-1">
            <img
              src={product.picture}
              alt=""
              width={40}
              height={40}
              className="size-10 shrink-0 rounded-mark bg-paper"
            />
            <span className="min-w-0 font-semibold">{product.name}</span>
          </span>
        )}
        {file && <FileOfMessage file={file} />}
        {text !== '' && <MessageText text={text} />}
        {refusal === null && (
          <span className="float-end mt-1 ms-3.5 inline-flex items-center gap-1 text-xs leading-4.5 text-mute">
            menunggu <Icon name="clock" size={14} />
          </span>
        )}
      </Bubble>
      {refusal !== null && (
        <div role="alert" className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-sm">
          <span className="text-danger">
            Gagal mengirim pesan{refusal !== 'Gagal mengirim pesan' && `: ${refusal}`}
          </span>
          <button type="button" className="text-link" onClick={onAgain}>
            Coba lagi
          </button>
          <button type="button" className="text-link" onClick={onRemove}>
            Hapus
          </button>
        </div>
      )}
    </div>
  )
}
