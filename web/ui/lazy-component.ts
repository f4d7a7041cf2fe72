import { type ComponentType, createElement, Fragment, lazy, memo, Suspense, useEffect, useState } from 'react'
import { chunkOf } from './chunk.ts'
import { MissingChunk } from './status/missing-chunk.tsx'

/** Told whenever a part with code of its own answers presses: on a page from the server, once React has taken it over. */
export const PART_TAKEN_OVER = 'part-taken-over'

function TakenOver() {
  // React tells nobody else
  useEffect(() => void window.dispatchEvent(new Event(PART_TAKEN_OVER)), [])
  return null
}

/** A part that is loaded after the rest of the page; the page goes without it where that fails. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const Part = await load().catch((): ComponentType<Props> => () => null)
    return {
      default: (props: Props) => createElement(Fragment, null, createElement(Part, props), createElement(TakenOver)),
    }
  })
}

/**
 * A part with code of its own: it comes with the page from the server, and React takes it over when its code is there.
 * Where that cannot be loaded, it is tried again at once, and when the network is back; until then the part stays as the
 * server made it, or, on a page that did not come from there, says so with 'Coba lagi', which at last loads the page anew.
 * Its props must be the same objects whenever the page is rendered again: React would otherwise take the part away until
 * its code is there.
 */
export function deferredComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const code = chunkOf(load)
  const Deferred = lazy(async () => ({ default: await code.arrival() }))
  // beside the data of the page it belongs to, so that the page appears whole
  if (typeof window !== 'undefined') void code.arrival()

  return memo((props: Props) => {
    // the same for as long as it is shown: React would begin it anew
    const [Shown] = useState(() => code.arrived() ?? Deferred)
    const fallback = createElement(MissingChunk, { code })
    return createElement(Suspense, { fallback }, createElement(Shown, props), createElement(TakenOver))
  })
}
