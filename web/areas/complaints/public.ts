/** What other areas use of reported products. */
export { BanNotice } from './ban-notice.tsx'
export { useAskingLook } from './use-asking-look.tsx'
