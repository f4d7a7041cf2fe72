import { type ComponentType, createElement, lazy, memo, Suspense } from 'react'

/** A part that is loaded after the rest of the page; the page goes without it where that fails. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }))
}

/**
 * A part below what is seen first: it comes with the page from the server, and its code once the page lives; where that
 * cannot be loaded, the part stays as the server made it. Its props must be the same objects whenever the page is
 * rendered again: React would otherwise take the part away until its code is there.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load().catch(never) }))
  return memo((props: Props) => createElement(Suspense, { fallback: null }, createElement(Part, props)))
}

function never(): Promise<never> {
  return new Promise(() => undefined)
}
