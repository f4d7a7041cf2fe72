import { lazy } from 'react'

/** What other areas use of companies. Its schema and form library are needed by few. */
export const AddressForm = lazy(() => import('./address-form.tsx'))
