/**
 * A line along the top of the page that runs while the application starts and disappears about 300 ms later. It covers
 * nothing and needs no script, so the content below is painted at once [HOME-8].
 */
export function Preloader() {
  return (
    <div
      aria-hidden
      data-preloader
      data-print="hide"
      className="pointer-events-none fixed inset-x-0 top-0 z-70 h-0.75 animate-preloader"
    >
      <div className="h-full origin-left animate-preloader-run bg-amber rtl:origin-right" />
    </div>
  )
}
