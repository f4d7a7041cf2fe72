/** Articles of one page of a list, by its layout [CONTENT-1]. */
export const listSizes = { grid: 9, classic: 4, list: 8, 'left-sidebar': 6 } as const
export type ListLayout = keyof typeof listSizes
