import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '#web/lib/viewer.ts'
import { cx } from '#web/ui/cx.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { useBackCloses } from '#web/ui/overlay/use-back-closes.ts'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { Conversations } from './conversations.tsx'
import type { OpenedChat, RequestedRoom } from './opening.ts'
import { ALL_ROOMS, roomsQuery, unreadRoomsQuery } from './queries.ts'

interface Props {
  opened: OpenedChat
  open: boolean
  onClose: () => void
}

/** 'Daftar Chat' of a buyer: the list and one conversation; on narrow screens one of them [CHAT-1, CHAT-2, CHAT-4]. */
export default function ChatModal({ opened: { room, product }, open, onClose }: Props) {
  const companyId = useViewer().company?.id ?? ''
  const [requested, setRequested] = useState<RequestedRoom | null>(room)
  // once closed by hand it stays so
  const [tagged, setTagged] = useState(product && room && 'seller' in room ? { product, seller: room.seller } : null)
  useBackCloses(open, onClose)
  useBackCloses(open && requested !== null && isOnePane(), () => setRequested(null))
  const { data: rooms } = useQuery(roomsQuery(companyId, ALL_ROOMS, 1))
  const { data: unread } = useQuery(unreadRoomsQuery(companyId))

  if (rooms?.length === 0 && requested === null) {
    return (
      <ConfirmDialog
        open={open}
        title="Perhatian !"
        confirmLabel="Tutup"
        cancelLabel={null}
        onConfirm={onClose}
        onCancel={onClose}
      >
        Belum ada chat dengan seller mana pun.
      </ConfirmDialog>
    )
  }
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="xl"
      flush
      keepOnPressOutside
      title={
        <span className="flex items-center gap-3.5">
          Daftar Chat
          {unread !== undefined && unread.total > 0 && (
            // the tabs of the list say it too
            <span aria-hidden className="text-base leading-none">
              <StatusPill tone="primary" className="num">
                {unread.total} belum dibaca
              </StatusPill>
            </span>
          )}
        </span>
      }
      headClass={cx('pb-4', requested && 'max-lg:hidden')}
    >
      <Conversations
        requested={requested}
        onWant={setRequested}
        tagged={tagged}
        onUntag={() => setTagged(null)}
        onLeave={onClose}
      />
    </Modal>
  )
}

/** Whether a room stands in place of the list [CHAT-2]. */
function isOnePane(): boolean {
  return !matchMedia('(min-width: 62.0625rem)').matches
}
