/** Products of a list are counted up to this many where no count is kept ready [MAT-6]. */
export const MOST_COUNTED = 1000
