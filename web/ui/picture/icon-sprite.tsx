import sprite from './icons.svg?raw'

// the page has it from the server, so the code for browsers goes without it
const drawings = import.meta.env.SSR ? sprite : (document.querySelector('[data-icons]')?.innerHTML ?? '')

/** All icons, once on every page: browsers fetch a file of them after all code, when the page has long been seen. */
export function IconSprite() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own
  return <div hidden data-icons suppressHydrationWarning dangerouslySetInnerHTML={{ __html: drawings }} />
}
