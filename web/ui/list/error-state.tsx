import type { ReactNode } from 'react'
import { Button } from '../action/button.tsx'
import { cx } from '../cx.ts'
import { Icon } from '../picture/icon.tsx'

interface ErrorStateProps {
  title?: ReactNode
  text?: ReactNode
  /** Without it there is no button to retry. */
  onRetry?: () => void
  working?: boolean
  className?: string
}

/** Something could not be loaded; 'Coba lagi' retries. */
export function ErrorState(props: ErrorStateProps) {
  const { title = 'Data belum dapat dimuat', text = 'Periksa koneksi Anda, lalu coba sekali lagi.' } = props
  return (
    <div role="alert" className={cx('flex flex-col items-center px-6 py-12 text-center', props.className)}>
      <span className="grid size-14 place-items-center rounded-full bg-danger-tint text-danger">
        <Icon name="warning" size={26} />
      </span>
      <p className="mt-4 text-lg font-semibold">{title}</p>
      {text && <div className="mt-1 max-w-md text-mute">{text}</div>}
      {props.onRetry && (
        <Button
          variant="secondary"
          className="mt-5"
          working={props.working}
          icon={<Icon name="refresh" size={18} />}
          onClick={props.onRetry}
        >
          Coba lagi
        </Button>
      )}
    </div>
  )
}
