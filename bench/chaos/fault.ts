import type { ChaosSite } from './chaos-site.ts'

export interface Fault {
  name: string
  /** How the application is started, beside the usual. */
  settings?: Record<string, string>
  /** Sessions for live connections. */
  ears?: number
  /** Where the site is to keep what it keeps; a reason where this machine has no such place. */
  room?: (seed: string) => Promise<Room | string>
  /** Does harm and resolves when that has ended. */
  strike: (site: ChaosSite) => Promise<Struck>
}

export interface Room {
  folder: string
  remove: () => Promise<void>
}

export interface Struck {
  /** What was done, for readers of the table. */
  done: string
  /** Verifies the outcome, after the load has been answered in time again. @returns the text to report */
  recovery?: () => Promise<string>
}
