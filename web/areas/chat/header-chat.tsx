import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useInsideWords } from '#web/lib/language/inside-words.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { WritingContext } from '#web/ui/overlay/writing.ts'
import { closeChat, openChat, useOpenedChat } from './opening.ts'
import { useChatWatch } from './use-chat-watch.ts'

const ChatModal = lazyDialog(async () => (await import('./chat-modal.tsx')).default)

// as in the links of notifications
const ROOM_PARAMETER = 'chat'

// it is Indonesian, whatever the header speaks
const writing = { lang: 'id', dir: 'ltr', close: 'Tutup' } as const

/**
 * The buyer's conversations: the number of unread ones, and 'Daftar Chat', which any page may open [CHAT-1, CHAT-8].
 */
export function HeaderChat() {
  const unread = useChatWatch()
  const opened = useOpenedChat()
  const words = useInsideWords()
  useAddressedChat(unread !== null)
  if (unread === null) return null
  return (
    <>
      <IconButton
        icon="chat"
        label={words.chat}
        size="lg"
        variant="ghost"
        count={unread}
        aria-haspopup="dialog"
        onClick={() => openChat()}
      />
      <WritingContext value={writing}>
        {opened.time > 0 && <ChatModal key={opened.time} opened={opened} open={opened.open} onClose={closeChat} />}
      </WritingContext>
    </>
  )
}

/** Opens the conversation that a page's address names, as a notification's does; the address no longer names it then. */
function useAddressedChat(mayChat: boolean): void {
  const [search, setSearch] = useSearchParams()
  const roomId = search.get(ROOM_PARAMETER)
  // the address comes from outside: a notification, a link
  useEffect(() => {
    if (!mayChat || roomId === null) return
    openChat({ room: { roomId } })
    setSearch(
      (now) => {
        now.delete(ROOM_PARAMETER)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }, [mayChat, roomId, setSearch])
}
