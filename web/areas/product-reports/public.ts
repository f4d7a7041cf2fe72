/** Exports of reported products for other areas. */
export { BanNotice } from './ban-notice.tsx'
export { useRecheckRequest } from './use-recheck-request.tsx'
