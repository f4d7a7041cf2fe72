import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// needed by the next page at the earliest
void import('./lib/page-fetch.ts').then(({ waitForPages }) => waitForPages())

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* a transition may be put off, and a second press would start from links that no longer hold [CARD-3] */}
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  )
})
