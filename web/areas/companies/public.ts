import { lazy } from 'react'

/** What other areas use of companies. Its schema and form library are needed by few. */
export const AddressForm = lazy(() => import('./address-form.tsx'))
export { addressesQuery } from './queries.ts'
/** Needed once somebody asks for a subscription. */
export const DocumentPicker = lazy(() => import('./document-picker.tsx'))
