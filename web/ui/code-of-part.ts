import { isReachable } from './is-reachable.ts'
import { reloadPage } from './reload.ts'

/** The code of a part of the page, on its way. */
export interface CodeOfPart<Part> {
  arrived: () => Part | undefined
  /** In the browser it waits until there is a network, and never rejects. */
  arrival: () => Promise<Part>
  hasFailed: () => boolean
  /** Calls `tell` when it has failed, or is tried again. @returns what ends that */
  watch: (tell: () => void) => () => void
  again: () => void
}

/** Loads it once for all who show it. */
export function codeOfPart<Part>(load: () => Promise<Part>): CodeOfPart<Part> {
  const watchers = new Set<() => void>()
  let arrival: Promise<Part> | undefined
  let arrived: Part | undefined
  let failed = false
  /** By hand: a page is not loaded anew unasked, what was typed would be gone. */
  let wished = false
  let goOn = () => {}

  async function untilThere(): Promise<Part> {
    try {
      arrived = await load().catch(() => load())
      return arrived
    } catch (error) {
      if (typeof window === 'undefined') throw error
      // the page comes whole from the server
      if (wished && (await isReachable())) reloadPage()
      const wish = new Promise<void>((resolve) => {
        goOn = resolve
      })
      turn(true)
      window.addEventListener('online', goOn, { once: true })
      await wish
      turn(false)
      return untilThere()
    }
  }

  function turn(to: boolean): void {
    failed = to
    for (const tell of watchers) tell()
  }

  return {
    arrived: () => arrived,
    arrival() {
      arrival ??= untilThere()
      return arrival
    },
    hasFailed: () => failed,
    watch(tell) {
      watchers.add(tell)
      return () => watchers.delete(tell)
    },
    again() {
      wished = true
      goOn()
    },
  }
}
