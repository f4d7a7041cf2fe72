import { type ComponentType, lazy } from 'react'

/** A part that is loaded after the rest of the page; the page goes without it where that fails. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }))
}
