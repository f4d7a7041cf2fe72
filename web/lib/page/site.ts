import { useRouteLoaderData } from 'react-router'
import type { Site } from '#domain/page.ts'

/** The platform's facts in the frame of every page; null details are not shown [HOME-7, ROUTE-10]. */
export type SiteFacts = Pick<Site, 'privacyPolicyUrl' | 'contact'>

const nothingLoaded: SiteFacts = {
  privacyPolicyUrl: null,
  contact: { address: null, email: null, whatsapp: null, instagram: null, linkedin: null },
}

/** Loaded by root, so that pages whose own loader failed or refused have it too. */
export function useSiteFacts(): SiteFacts {
  return useRouteLoaderData<SiteFacts>('root') ?? nothingLoaded
}
