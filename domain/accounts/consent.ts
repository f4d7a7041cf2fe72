/** The versions somebody agrees to when registering: raised whenever the texts change (web/areas/accounts/legal-texts.ts). */
export const TERMS_VERSION = '2026-11'
export const PRIVACY_VERSION = '2026-11'
