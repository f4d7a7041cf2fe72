import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { messageText } from '#domain/chat/message.ts'
import { chatRefusals } from '#domain/chat/refusals.ts'
import { LONGEST } from '#domain/limits.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/form/field.tsx'
import { FileButton } from '#web/ui/form/file-button.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { QuickReplies } from '../selling/quick-replies.tsx'

interface Props {
  ref: RefObject<HTMLTextAreaElement | null>
  roomId: string
  /** A product or a file says enough. */
  mayBeEmpty: boolean
  /** The server has not taken the message before yet. */
  sending: boolean
  /** Why nothing can be sent yet. */
  obstacle: string | null
  onAttach: (file: File) => void
  onTyping: () => void
  onSend: (text: string) => Promise<void>
}

const FAILED = 'Gagal mengirim pesan'
// two presses intended as one
const TWICE_MS = 1_000
const TOO_LONG = `Pesan paling panjang ${LONGEST.chatMessage} karakter.`

// what was typed in a room and not sent, for as long as the page lives
const drafts = new Map<string, string>()

/**
 * The bar to write in: it grows with its text; Enter sends, Shift and Enter begins a line. It is empty with the press that
 * sends, not after a form has checked it: what is typed next is the next message [CHAT-1, CHAT-7, CHAT-9].
 */
export function ComposeBar({ ref: area, roomId, mayBeEmpty, sending, obstacle, onAttach, onTyping, onSend }: Props) {
  const [typed, setTyped] = useState(() => drafts.get(roomId) ?? '')
  const [error, setError] = useState<string | null>(null)
  const sentAt = useRef(Number.NEGATIVE_INFINITY)
  const selling = useViewer().company?.kind === 'seller'

  // a room that was chosen is to be written in; a keyboard on the screen would hide it
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) area.current?.focus({ preventScroll: true })
  }, [area])

  function change(text: string) {
    drafts.set(roomId, text)
    setTyped(text)
    setError(null)
  }

  function send(event: SyntheticEvent) {
    event.preventDefault()
    const text = messageText(typed)
    const empty = text === '' && !mayBeEmpty
    // pressed twice: what was written is on its way
    if (empty && (sending || performance.now() - sentAt.current < TWICE_MS)) return
    if (obstacle !== null) setError(obstacle)
    else if (empty) setError(chatRefusals.chat_message_empty.sentence)
    else if (text.length > LONGEST.chatMessage) setError(TOO_LONG)
    else {
      change('')
      sentAt.current = performance.now()
      onSend(text).catch(() => {
        // not stored: text typed since comes after it
        change([text, drafts.get(roomId)].filter(Boolean).join('\n'))
        setError(FAILED)
      })
    }
    area.current?.focus()
  }

  function attach(file: File) {
    setError(null)
    onAttach(file)
    area.current?.focus()
  }

  function attachPasted(event: ClipboardEvent) {
    const [file] = event.clipboardData.files
    if (!file) return
    event.preventDefault()
    attach(file)
  }

  function addReply(text: string) {
    change(typed === '' ? text : `${typed}\n${text}`)
    area.current?.focus()
  }

  function sendByEnter(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }

  return (
    <div className="flex shrink-0 items-end gap-2 border-t border-line ps-3 pe-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:px-3">
      <div className={cx('flex', error && 'mb-7')}>
        <FileButton
          accept=".pdf,.jpg,.jpeg,.png"
          variant="ghost"
          aria-label="Lampirkan berkas"
          title="Lampirkan berkas (PDF, JPEG, PNG)"
          className="h-11! w-10 px-0!"
          icon={<Icon name="clip" size={21} />}
          onChoose={attach}
        />
        {selling && <QuickReplies onChoose={addReply} />}
      </div>
      {/* what stands before it has forms of its own */}
      <form noValidate aria-label="Tulis pesan" onSubmit={send} className="flex min-w-0 flex-1 items-end gap-2">
        <Field label="Pesan" hideLabel error={error} className="flex-1">
          <Textarea
            ref={area}
            value={typed}
            rows={1}
            dir="auto"
            counter={false}
            placeholder="Tulis pesan di sini..."
            enterKeyHint="send"
            className="[&>textarea]:block [&>textarea]:max-h-40 [&>textarea]:min-h-11 [&>textarea]:resize-none"
            onKeyDown={sendByEnter}
            onPaste={attachPasted}
            onChange={({ target }) => {
              change(target.value)
              onTyping()
            }}
          />
        </Field>
        <Button
          type="submit"
          aria-label="Kirim"
          className={cx('h-11! @max-xl/room:w-11 @max-xl/room:px-0!', error && 'mb-7')}
          icon={<Icon name="send" size={18} />}
        >
          <span className="@max-xl/room:hidden">Kirim</span>
        </Button>
      </form>
    </div>
  )
}
