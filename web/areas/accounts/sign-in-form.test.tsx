import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { SignInForm } from './sign-in-form.tsx'

it('takes no password before its code has arrived, and never into the address', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SignInForm landing="/" afterSession={false} demoAccounts={[]} outboxOpen={false} />
      </MemoryRouter>
    </QueryClientProvider>,
  )

  expect(html).toMatch(/<form[^>]* method="post"/)
  expect(html).toMatch(/<button[^>]* disabled=""/)
})
