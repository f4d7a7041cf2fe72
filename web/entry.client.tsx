import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

const LONGEST_WAIT_MS = 1_000

// needed by the next page at the earliest
void import('./lib/page/page-fetch.ts').then(({ waitForPages }) => waitForPages())

void painted().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        {/* a transition may be put off, and a second press would start from links that no longer hold [CARD-3] */}
        <HydratedRouter useTransitions={false} />
      </StrictMode>,
    )
  }),
)

/** Resolves once the page is on the screen: taking it over is long work, which would hold that up. */
function painted(): Promise<void> {
  // a page in the background is not painted
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LONGEST_WAIT_MS)
  })
}
