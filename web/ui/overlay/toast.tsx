import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import {
  isToastWaiting,
  showToast,
  TOAST_REQUESTED,
  type ToastMessage,
  type ToastMore,
  takeWaitingToasts,
} from './toast-line.ts'

// longer than a toast: the pointer cannot hold it open
const PLAIN_MS = 4000

/** How long a toast stays, in milliseconds [API-6]. */
const toastTimes = { success: 1000, failure: 2000 } as const

/** Briefly reports how something went. Can be called anywhere in the browser once ToastProvider is on the page. */
export const toast = {
  success: (text: string, ms: number = toastTimes.success, more: ToastMore = {}) =>
    showToast({ type: 'success', text, ms, ...more }),
  failure: (text: string, ms: number = toastTimes.failure) => showToast({ type: 'failure', text, ms }),
}

/**
 * Wrapped once round the application. The code for showing toasts is loaded at the first interaction, so that a failing
 * network can still be reported; where that fails too, plain lines say it.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [Viewport, setViewport] = useState<ComponentType | null>(null)
  const [plain, setPlain] = useState<readonly ToastMessage[]>([])
  // the first press, key or toast comes from outside React, and so does the code
  useEffect(() => {
    let isRequested = false
    const want = () => {
      if (isRequested) return
      isRequested = true
      import('./toast-viewport.tsx').then(
        (module) => setViewport(() => module.default),
        // the next press tries again
        () => {
          isRequested = false
          if (isToastWaiting()) setPlain(takeWaitingToasts())
        },
      )
    }
    if (isToastWaiting()) want()
    const signs = [TOAST_REQUESTED, 'pointerdown', 'keydown'] as const
    for (const sign of signs) window.addEventListener(sign, want)
    return () => {
      for (const sign of signs) window.removeEventListener(sign, want)
    }
  }, [])

  // time passes outside React
  useEffect(() => {
    if (plain.length === 0) return
    const timer = setTimeout(() => setPlain([]), PLAIN_MS)
    return () => clearTimeout(timer)
  }, [plain])

  return (
    <>
      {children}
      {Viewport && <Viewport />}
      {plain.length > 0 && (
        <div
          role="status"
          className="pointer-events-none fixed inset-x-4 top-18 z-70 mx-auto lg:top-auto lg:bottom-[calc(var(--foot-bar,0rem)+1.5rem)] w-fit rounded-card bg-ink px-4 py-3 text-sm font-medium text-white"
        >
          {plain.map(({ title, text, action }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they come and go together
            <div key={index}>
              {title && <p className="font-semibold">{title}</p>}
              <p>{text}</p>
              {action && <PlainStep action={action} onDone={() => setPlain([])} />}
            </div>
          ))}
        </div>
      )}
    </>
  )
}

function PlainStep({ action, onDone }: { action: NonNullable<ToastMore['action']>; onDone: () => void }) {
  if ('to' in action) {
    return (
      <a href={action.to} className={stepClass}>
        {action.label}
      </a>
    )
  }
  return (
    <button
      type="button"
      className={stepClass}
      onClick={() => {
        onDone()
        action.run()
      }}
    >
      {action.label}
    </button>
  )
}

const stepClass = 'pointer-events-auto underline'
