import type { ReactNode } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { cx } from '../cx.ts'
import { Icon, type IconName } from '../picture/icon.tsx'
import { withAmounts } from '../text/with-amounts.tsx'

type NoticeTone = 'info' | 'attention' | 'success' | 'danger'

interface NoticeProps {
  tone?: NoticeTone
  title?: ReactNode
  children?: ReactNode
  /** At the end: a button or a link. */
  action?: ReactNode
  /** Adds a close button. */
  onClose?: () => void
  className?: string
}

/** Something to know, shown in place while it applies. */
export function Notice({ tone = 'info', title, children, action, onClose, className }: NoticeProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      className={cx('flex items-start gap-3 rounded-card border px-4 py-3', tones[tone], className)}
    >
      <Icon name={icons[tone]} className={cx('mt-0.5', marks[tone])} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <div className="min-w-0 flex-1 basis-60">
          {title && <p className="font-semibold">{withAmounts(title)}</p>}
          {children && <div className="text-ink-soft">{withAmounts(children)}</div>}
        </div>
        {action}
      </div>
      {onClose && <IconButton icon="close" label="Tutup" size="dense" onClick={onClose} className="-me-1.5" />}
    </div>
  )
}

const tones: Record<NoticeTone, string> = {
  info: 'border-info-line bg-info-tint',
  attention: 'border-amber-line bg-amber-tint',
  success: 'border-success-line bg-success-tint',
  danger: 'border-danger-line bg-danger-tint',
}

const marks: Record<NoticeTone, string> = {
  info: 'text-info',
  attention: 'text-amber',
  success: 'text-success',
  danger: 'text-danger',
}

const icons: Record<NoticeTone, IconName> = {
  info: 'info',
  attention: 'warning',
  success: 'check-circle',
  danger: 'warning',
}
