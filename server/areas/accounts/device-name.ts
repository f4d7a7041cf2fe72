import bowser from 'bowser'

/** What people call otherwise than the parser does. */
const asPeopleSay: Record<string, string> = {
  macOS: 'Mac',
  'Chrome OS': 'ChromeOS',
  'Samsung Internet for Android': 'Samsung Internet',
}

/** What somebody would call a device, from what its browser says of itself: 'Chrome di Windows' [REG-3]. */
export function deviceName(userAgent: string): string {
  // the parser refuses an empty text
  const { browser, os, platform } = bowser.parse(userAgent || ' ')
  const system = os.name === 'iOS' ? platform.model : os.name
  const names = [browser.name, system].flatMap((name) => (name ? [asPeopleSay[name] ?? name] : []))
  return names.join(' di ') || 'Perangkat tidak dikenal'
}
