export { insertNotifications as notify, type NewNotification } from './queries.ts'
