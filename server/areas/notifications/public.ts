export { listNotifications } from './list-notifications.ts'
export { notify } from './notify.ts'
export type { ListedNotification } from './queries.ts'
export { readNotifications } from './read-notifications.ts'
