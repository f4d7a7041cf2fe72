import { productDocumentLabel } from '#domain/catalogue/document-kind.ts'
import type { WaitingRequest } from '#domain/papers/codec-selling.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx'

/** How a request is answered: with a file, by opening what is there, or not at all. */
export type RequestQuestion = 'upload' | 'grant' | 'decline'

interface Props {
  request: WaitingRequest
  onAsk: (question: RequestQuestion) => void
}

/** The answers to a request in its row [DOC-2]. */
export function RequestMenu({ request: { can, kind, buyerName, present }, onAsk }: Props) {
  const answerable = { disabled: !can.answer.allowed, reason: can.answer.reason }
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          icon="dots"
          size="dense"
          label={`Tindakan untuk ${productDocumentLabel(kind)} yang diminta ${buyerName}`}
        />
      }
    >
      <MenuItem icon="upload" {...answerable} onSelect={() => onAsk('upload')}>
        Unggah dan jawab
      </MenuItem>
      {present && (
        <MenuItem icon="eye" {...answerable} onSelect={() => onAsk('grant')}>
          Buka dokumen yang ada
        </MenuItem>
      )}
      <MenuItem
        icon="close"
        tone="danger"
        disabled={!can.decline.allowed}
        reason={can.decline.reason}
        onSelect={() => onAsk('decline')}
      >
        Tolak
      </MenuItem>
    </Menu>
  )
}
