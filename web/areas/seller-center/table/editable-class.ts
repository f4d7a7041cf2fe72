/** A value in a table that is pressed to be changed. */
export const editableClass =
  '-mx-2 inline-flex min-h-8 lg:min-h-7 items-baseline gap-1 rounded-field border border-transparent px-2 py-1 lg:py-0.5 text-end hover:border-line-control hover:bg-paper focus-visible:border-primary pointer-coarse:min-h-11 pointer-coarse:items-center'
