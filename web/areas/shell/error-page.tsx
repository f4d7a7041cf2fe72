import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { deferredComponent } from '#web/ui/lazy-component.ts'
import { SiteFrame } from './site-frame.tsx'

/** Shown instead of a page that is missing, is not for this viewer, failed, or could not be fetched. */
export const ErrorPage = deferredComponent(async () => (await import('./error-view.tsx')).ErrorView)

interface Props extends ComponentProps<typeof ErrorPage> {
  /** The navigation around it; null for viewers who may not enter. */
  frame: ComponentType<{ children: ReactNode }> | null
}

/** A page inside a frame that is missing or broken: the navigation stays. */
export function FramedError({ frame: Frame, onward, error }: Props) {
  if (Frame) {
    return (
      <Frame>
        <ErrorPage error={error} onward={onward} />
      </Frame>
    )
  }
  return (
    <SiteFrame>
      <ErrorPage error={error} />
    </SiteFrame>
  )
}
