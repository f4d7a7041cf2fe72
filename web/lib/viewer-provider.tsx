import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ViewerContext, viewerQuery } from './viewer.ts'

/** Watches the viewer once for the whole page: every button of a list reads it. */
export function ViewerProvider({ children }: { children: ReactNode }) {
  const { data: viewer } = useSuspenseQuery({ ...viewerQuery, staleTime: Number.POSITIVE_INFINITY })
  return <ViewerContext value={viewer}>{children}</ViewerContext>
}
