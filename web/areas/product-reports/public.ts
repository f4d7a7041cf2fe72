/** What other areas use of reported products. */
export { BanNotice } from './ban-notice.tsx'
export { useRecheckRequest } from './use-recheck-request.tsx'
