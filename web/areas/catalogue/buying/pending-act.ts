import { tabStorage } from '#web/lib/tab-storage.ts'

const STORAGE_KEY = 'tindakan-lanjutan'

/** An act on a product that a visitor started before signing in. */
export interface PendingAct {
  act: 'cart' | 'nego'
  /** The product's code. */
  code: string
  /** The address where it was started, to which signing in returns. */
  from: string
}

/** Remembers it in this tab, on the way to /masuk [ROLE-6]. */
export function savePendingAct(pending: PendingAct): void {
  tabStorage.write(STORAGE_KEY, pending)
}

/** Takes the pending act of this address, once; arriving anywhere else drops it. */
export function takePendingAct(here: string): PendingAct | null {
  const stored = tabStorage.read<PendingAct>(STORAGE_KEY)
  tabStorage.remove(STORAGE_KEY)
  return stored?.from === here ? stored : null
}

const ON_THE_WAY = /^\/(masuk|daftar|verifikasi|reset-password)(\/|$)/

/** Pages between wanting and having signed in. */
export function isOnTheWay(pathname: string): boolean {
  return ON_THE_WAY.test(pathname)
}
