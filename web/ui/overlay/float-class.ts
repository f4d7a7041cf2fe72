/** The frame of everything that floats above the page. */
export const floatClass =
  'rounded-card border border-line bg-paper text-ink shadow-float outline-none transition-[opacity,transform] duration-150 ease-out data-ending-style:-translate-y-1 data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0'

/** Dims the page under a dialog. */
export const backdropClass =
  'fixed inset-0 z-50 bg-ink/50 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0'
