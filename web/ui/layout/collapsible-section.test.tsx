import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CollapsibleSection } from './collapsible-section.tsx'

const drawn = (props: { open?: boolean; defaultOpen?: boolean }) =>
  renderToStaticMarkup(
    <CollapsibleSection title="Grade" {...props}>
      isi
    </CollapsibleSection>,
  )

describe('a collapsible section', () => {
  it('starts closed, its content out of reach [ROUTE-8]', () => {
    expect(drawn({})).toMatch(/aria-expanded="false".* inert=/s)
  })

  it('is as it is told from outside, whatever it would be by itself [ROUTE-8]', () => {
    expect(drawn({ open: true })).toMatch(/aria-expanded="true"/)
    expect(drawn({ open: true })).not.toMatch(/ inert=/)
    expect(drawn({ open: false, defaultOpen: true })).toMatch(/aria-expanded="false".* inert=/s)
  })
})
