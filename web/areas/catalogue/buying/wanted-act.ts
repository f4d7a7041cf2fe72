import { tabStorage } from '#web/lib/tab-storage.ts'

const KEPT_UNDER = 'tindakan-lanjutan'

/** What a visitor wanted to do with a product before signing in. */
export interface WantedAct {
  act: 'cart' | 'nego'
  /** The product's code. */
  code: string
  /** The address where it was wanted, to which signing in leads back. */
  from: string
}

/** Remembers it in this tab, on the way to /masuk [ROLE-6]. */
export function keepWantedAct(wanted: WantedAct): void {
  tabStorage.write(KEPT_UNDER, wanted)
}

/** What was wanted at this address, once; arriving anywhere else forgets it. */
export function takeWantedAct(here: string): WantedAct | null {
  const kept = tabStorage.read<WantedAct>(KEPT_UNDER)
  tabStorage.remove(KEPT_UNDER)
  return kept?.from === here ? kept : null
}

const ON_THE_WAY = /^\/(masuk|daftar|verifikasi|reset-password)(\/|$)/

/** Pages between wanting and having signed in. */
export function isOnTheWay(pathname: string): boolean {
  return ON_THE_WAY.test(pathname)
}
