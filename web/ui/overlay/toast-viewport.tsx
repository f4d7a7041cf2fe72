import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'
import { useLink } from '../action/link.tsx'
import { cx } from '../cx.ts'
import { Icon } from '../picture/icon.tsx'
import { withAmounts } from '../text/with-amounts.tsx'
import { hearToasts, type ToastMessage, type ToastMore } from './toast-line.ts'

const manager = Toast.createToastManager<Pick<ToastMore, 'action'>>()

/** Shows toasts; loaded with the first one. */
export default function ToastViewport() {
  // toasts come from plain code outside React
  useEffect(() => hearToasts(show), [])
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport
          // the key that leads here
          aria-label="Pemberitahuan (F6)"
          // read once, by what is there before they come
          aria-live="off"
          data-print="hide"
          data-toasts
          className={viewportClass}
        >
          <div role="status" aria-atomic={false} className={listClass}>
            <ToastList />
          </div>
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

// the text of the last success
let lastSuccess: string | undefined

// of what failed without a network, whatever it was, one message is enough
const OFFLINE = 'offline'

/**
 * Shows a toast: a repeated text restarts its toast; a success gives way to the next toast unless it is hovered,
 * focused or can be undone; a failure without a network is dropped once there is one.
 */
function show({ type, text, ms, title, action, together = false }: ToastMessage): void {
  const isOffline = type === 'failure' && navigator.onLine === false
  const id = isOffline ? OFFLINE : `${title}\n${text}`
  if (
    !together &&
    lastSuccess !== undefined &&
    lastSuccess !== id &&
    !document.querySelector('[data-toasts]:is(:hover, :focus-within)')
  )
    manager.close(lastSuccess)
  if (!together && type === 'success') lastSuccess = action && 'run' in action ? undefined : id
  manager.add({ id, type, title, description: text, timeout: ms, data: { action } })
  if (isOffline) window.addEventListener('online', () => manager.close(id), { once: true })
}

function ToastList() {
  const { toasts } = Toast.useToastManager<Pick<ToastMore, 'action'>>()
  return toasts.map((entry) => (
    <Toast.Root key={entry.id} toast={entry} {...spoken} swipeDirection="up" className={toastClass}>
      <Toast.Content className="flex items-center gap-3">
        {entry.type === 'failure' ? (
          <Icon name="warning" className="text-[#ffb4ab]" />
        ) : (
          <Icon name="check-circle" className="text-[#86d8a4]" />
        )}
        <div className="min-w-0 flex-1 gap-3 sm:flex sm:items-center">
          <div className="min-w-0 flex-1">
            <Toast.Title />
            <Toast.Description className={cx(entry.title !== undefined && 'font-normal')}>
              {withAmounts(entry.description)}
            </Toast.Description>
          </div>
          {entry.data?.action && <NextStep action={entry.data.action} onDone={() => manager.close(entry.id)} />}
        </div>
        <Toast.Close
          aria-label="Tutup"
          // Base UI hides it from screen readers although it can be tabbed to
          aria-hidden={false}
          className="-my-1 -me-1.5 grid size-8 place-items-center rounded-mark text-white/70 hover:bg-white/10 hover:text-white focus-visible:outline-white"
        >
          <Icon name="close" size={16} />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}

function NextStep({ action, onDone }: { action: NonNullable<ToastMore['action']>; onDone: () => void }) {
  const Link = useLink()
  if ('to' in action) {
    return (
      <Link to={action.to} onClick={onDone} className={stepClass}>
        {action.label}
      </Link>
    )
  }
  return (
    <button
      type="button"
      className={stepClass}
      onClick={() => {
        action.run()
        onDone()
      }}
    >
      {action.label}
    </button>
  )
}

const stepClass =
  'inline-block shrink-0 rounded-mark font-semibold text-white underline underline-offset-2 focus-visible:outline-white pointer-coarse:py-2'

/** Base UI would make it a dialog, and only dialogs can be modal. */
const spoken = { role: 'group', 'aria-modal': undefined } as const

/**
 * Under the header of narrow screens; of wide ones at the start of their foot, above the bar of a page that has one there: over
 * neither the search nor titles, and what is pressed and bought stands at the end.
 */
const viewportClass =
  'pointer-events-none fixed inset-x-0 top-18 z-70 outline-none lg:top-auto lg:bottom-[calc(var(--foot-bar,0rem)+1.5rem)] max-lg:in-[:has([data-strip])]:top-36'
const listClass = 'mx-auto flex max-w-[80rem] flex-col items-center gap-2 px-4 lg:items-start lg:px-6'

const toastClass =
  'pointer-events-auto w-fit max-w-[min(28rem,100%)] select-none rounded-card bg-ink px-4 py-3 text-sm font-medium text-white shadow-float transition-[opacity,transform] duration-150 ease-out [transform:translateY(var(--toast-swipe-movement-y))] data-ending-style:opacity-0 data-limited:hidden data-starting-style:opacity-0 data-starting-style:[transform:translateY(-0.5rem)] -outline-offset-4 focus-visible:outline-white in-focus-visible:outline-2 in-focus-visible:outline-white'
