/**
 * The versions agreed to when registering; whoever changes a text raises its version
 * (web/areas/accounts/registration/legal-texts.ts).
 */
export const TERMS_VERSION = '2026-12'
export const PRIVACY_VERSION = '2026-11'
