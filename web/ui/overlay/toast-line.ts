export interface SaidToast {
  type: 'success' | 'failure'
  text: string
  ms: number
}

type Hearer = (toast: SaidToast) => void

let hearer: Hearer | undefined
let waiting: SaidToast[] = []

/** Says a toast to who draws them; it waits where nobody does yet. */
export function sayToast(toast: SaidToast): void {
  if (hearer) {
    hearer(toast)
    return
  }
  waiting.push(toast)
  window.dispatchEvent(new Event(WANTED))
}

/** Draws toasts from now on, those first that have waited; returns how to stop. */
export function hearToasts(hear: Hearer): () => void {
  hearer = hear
  const said = waiting
  waiting = []
  for (const toast of said) hear(toast)
  return () => {
    hearer = undefined
  }
}

/** Whether something has been said that nobody has drawn. */
export function isToastWaiting(): boolean {
  return waiting.length > 0
}

/** The event that asks for somebody to draw toasts. */
export const WANTED = 'toast-wanted'
