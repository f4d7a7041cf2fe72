import { useRouteLoaderData } from 'react-router'
import type { Profile } from '#domain/accounts/codec.ts'

const VISITOR: Profile = {
  signedIn: false,
  userId: null,
  name: null,
  email: null,
  company: null,
  businessType: null,
  toVerify: '',
}

/** Who is looking, as the server rendered it: the same on the first paint and after hydration. */
export function useViewer(): Profile {
  const root = useRouteLoaderData('root') as { viewer: Profile } | undefined
  return root?.viewer ?? VISITOR
}
