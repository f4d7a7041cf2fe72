import { isReachable } from './is-reachable.ts'
import { reloadPage } from './reload.ts'

/** The code of a part of the page, on its way. */
export interface Chunk<Code> {
  arrived: () => Code | undefined
  /** In the browser it waits until there is a network, and never rejects. */
  arrival: () => Promise<Code>
  hasFailed: () => boolean
  /** Calls `notify` when it has failed, or is tried again. @returns a function that stops it */
  watch: (notify: () => void) => () => void
  again: () => void
}

/** Loads it once for all who show it. */
export function chunkOf<Code>(load: () => Promise<Code>): Chunk<Code> {
  const watchers = new Set<() => void>()
  let arrival: Promise<Code> | undefined
  let arrived: Code | undefined
  let failed = false
  /** By hand: a page is not loaded anew unasked, what was typed would be gone. */
  let wished = false
  let goOn = () => {}

  async function untilThere(): Promise<Code> {
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
      setFailed(true)
      window.addEventListener('online', goOn, { once: true })
      await wish
      setFailed(false)
      return untilThere()
    }
  }

  function setFailed(to: boolean): void {
    failed = to
    for (const notify of watchers) notify()
  }

  return {
    arrived: () => arrived,
    arrival() {
      arrival ??= untilThere()
      return arrival
    },
    hasFailed: () => failed,
    watch(notify) {
      watchers.add(notify)
      return () => watchers.delete(notify)
    },
    again() {
      wished = true
      goOn()
    },
  }
}
