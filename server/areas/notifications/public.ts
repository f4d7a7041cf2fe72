export { forgetPerson } from './devices.ts'
export type { ListedNotification } from './queries.ts'
export { listNotifications, notify, readNotifications, withdrawNotice } from './read-notifications.ts'
