/** Event before the page is reloaded for a chunk that did not load: the press for it is to be repeated. */
export const RELOADING = 'page-reloading'

/** Loads the page anew, since some browsers remember a failed module for as long as the page lives. */
export function reloadPage(): void {
  window.dispatchEvent(new Event(RELOADING))
  window.location.reload()
}
