import { createPortal } from 'react-dom'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { floatClass } from '#web/ui/overlay/float-class.ts'
import { Icon } from '#web/ui/picture/icon.tsx'

interface Props {
  onAsk: () => void
  onClose: () => void
}

/** The floating offer of push messages, above whatever bar there is at the foot of a page [PUSH-1]. */
export function PushButton({ onAsk, onClose }: Props) {
  return createPortal(
    <section
      aria-label="Pemberitahuan di perangkat ini"
      data-print="hide"
      className={`${floatClass} fixed bottom-24 end-4 z-20 flex items-center gap-1 p-1.5`}
    >
      <Button variant="ghost" size="sm" icon={<Icon name="bell" size={18} />} onClick={onAsk}>
        Aktifkan pemberitahuan
      </Button>
      <IconButton icon="close" label="Tutup tawaran pemberitahuan" variant="ghost" onClick={onClose} />
    </section>,
    document.body,
  )
}
