/** Options of a toast. */
export interface ToastMore {
  /** Above the text. */
  title?: string
  /** The next step: a page, or something to do. */
  action?: { label: string; to: string } | { label: string; run: () => void }
  /** Said together with what was said just before, which stays. */
  together?: boolean
}

export interface ToastMessage extends ToastMore {
  type: 'success' | 'failure'
  text: string
  ms: number
}

type Hearer = (toast: ToastMessage) => void

let hearer: Hearer | undefined
let waiting: ToastMessage[] = []

/** Passes a toast to whatever shows them; it waits until there is something that does. */
export function showToast(toast: ToastMessage): void {
  if (hearer) {
    hearer(toast)
    return
  }
  waiting.push(toast)
  window.dispatchEvent(new Event(TOAST_REQUESTED))
}

/** Receives toasts from now on, waiting ones first. @returns a function that stops it */
export function hearToasts(hear: Hearer): () => void {
  hearer = hear
  const shown = waiting
  waiting = []
  for (const toast of shown) hear(toast)
  return () => {
    hearer = undefined
  }
}

/** Takes what is waiting, to be shown in another way: what shows toasts cannot be loaded. */
export function takeWaitingToasts(): ToastMessage[] {
  const shown = waiting
  waiting = []
  return shown
}

/** Whether a toast is waiting to be shown. */
export function isToastWaiting(): boolean {
  return waiting.length > 0
}

/** The event that asks for the toast viewport. */
export const TOAST_REQUESTED = 'toast-wanted'
