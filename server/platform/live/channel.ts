/** Where announcements travel between the nodes of one database. */
export const CHANNEL = 'sentra_live'
