import { focusHeading } from '../focus-heading.ts'

/**
 * After a dialog has closed: where what opened it is gone (a deleted row, an act that is over), the focus would be
 * nowhere; it goes to the page's heading.
 */
export function restFocus(open: boolean): void {
  if (open) return
  // the dialog, which may still hold the focus, leaves the page only after this
  setTimeout(() => {
    if (document.activeElement === document.body) focusHeading()
  })
}
