/** Told before the page is loaded anew for code that did not come: what was pressed for it is to be pressed again. */
export const RELOADING = 'page-reloading'

/** Loads the page anew, since some browsers remember a failed module for as long as the page lives. */
export function reloadPage(): void {
  window.dispatchEvent(new Event(RELOADING))
  window.location.reload()
}
