import { queryOptions } from '@tanstack/react-query'
import { notices } from '#domain/negotiations/codec.ts'
import { bell } from '#domain/notifications/codec.ts'
import { callApi } from '#web/lib/api.ts'

/** Everything the company was told lately. */
export function notificationList(companyId: string) {
  return queryOptions({
    queryKey: ['notifikasi', companyId, 'semua'],
    queryFn: async () => bell.decode((await callApi('notifikasi/daftar', { company_id: companyId })).data),
  })
}

/** The same of negotiations alone [HEAD-8]. */
export function negoNotificationList(companyId: string) {
  return queryOptions({
    queryKey: ['notifikasi', companyId, 'nego'],
    queryFn: async () => notices.decode((await callApi('notifikasi/nego/daftar', { company_id: companyId })).data),
  })
}
