import { type RefObject, useEffect } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

interface Props {
  changes: readonly { label: string; now: string }[]
  onTake: () => void
  onKeep: () => void
  ref: RefObject<HTMLDivElement | null>
}

/**
 * Tells whoever edits a product what somebody else has changed of it meanwhile [SHOP-2]; comes into sight by itself,
 * unless they are typing.
 */
export function ChangedNotice({ changes, onTake, onKeep, ref }: Props) {
  useEffect(() => {
    if (!document.activeElement?.matches('input, select, textarea')) bringIntoSight(ref.current)
  }, [ref])
  return (
    <div ref={ref} tabIndex={-1} className="rounded-card">
      <Notice
        tone="attention"
        title="Produk ini sudah diubah sejak Anda membukanya"
        action={
          <span className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={onTake}>
              Pakai yang terbaru
            </Button>
            <Button variant="secondary" onClick={onKeep}>
              Tetap pakai isian saya
            </Button>
          </span>
        }
      >
        {changes.length === 0 ? (
          'Statusnya berubah; isiannya tetap.'
        ) : (
          <ul className="mt-1 grid list-disc gap-0.5 ps-5">
            {changes.map(({ label, now }) => (
              <li key={label}>
                {label}: sekarang <strong className="font-semibold wrap-anywhere">{now}</strong>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  )
}

/** Nothing can be saved before it is answered. */
export function bringIntoSight(notice: HTMLDivElement | null) {
  notice?.scrollIntoView({ block: 'center' })
  notice?.focus({ preventScroll: true })
}
