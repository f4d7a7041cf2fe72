import { useRouteLoaderData } from 'react-router'
import type { Profile } from '#domain/accounts/contract.ts'

const VISITOR: Profile = {
  masuk: false,
  user_id: null,
  nama: null,
  email: null,
  perusahaan: null,
  tipe_bisnis: null,
  verifikasi: '',
}

/** Who is looking, as the server rendered it: the same on the first paint and after hydration. */
export function useViewer(): Profile {
  const root = useRouteLoaderData('root') as { viewer: Profile } | undefined
  return root?.viewer ?? VISITOR
}
