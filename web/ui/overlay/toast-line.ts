/** What else a toast says and offers. */
export interface ToastMore {
  /** Above the text. */
  title?: string
  /** The next step: a page, or something to do. */
  action?: { label: string; to: string } | { label: string; run: () => void }
  /** Said together with what was said just before, which stays. */
  together?: boolean
}

export interface SaidToast extends ToastMore {
  type: 'success' | 'failure'
  text: string
  ms: number
}

type Hearer = (toast: SaidToast) => void

let hearer: Hearer | undefined
let waiting: SaidToast[] = []

/** Passes a toast to whatever shows them; it waits until there is something that does. */
export function sayToast(toast: SaidToast): void {
  if (hearer) {
    hearer(toast)
    return
  }
  waiting.push(toast)
  window.dispatchEvent(new Event(WANTED))
}

/** Receives toasts from now on, waiting ones first. @returns a function that stops it */
export function hearToasts(hear: Hearer): () => void {
  hearer = hear
  const said = waiting
  waiting = []
  for (const toast of said) hear(toast)
  return () => {
    hearer = undefined
  }
}

/** Takes what is waiting, to be shown in another way: what shows toasts cannot be loaded. */
export function takeWaitingToasts(): SaidToast[] {
  const said = waiting
  waiting = []
  return said
}

/** Whether a toast is waiting to be shown. */
export function isToastWaiting(): boolean {
  return waiting.length > 0
}

/** The event that asks for the toast viewport. */
export const WANTED = 'toast-wanted'
