import { lazy } from 'react'

/** Loaded on demand: its schema and form library are rarely needed. */
export const AddressForm = lazy(() => import('./address-form.tsx'))
export { addressesQuery } from './queries.ts'
/** Loaded when a buyer requests a subscription. */
export const DocumentPicker = lazy(() => import('./document-picker.tsx'))
export { ACCEPTED, whyNotSent } from './check-file.ts'
export { FileField } from './file-field.tsx'
