import bowser from 'bowser'

/** Common names for what the parser calls something else. */
const asPeopleSay: Record<string, string> = {
  macOS: 'Mac',
  'Chrome OS': 'ChromeOS',
  'Samsung Internet for Android': 'Samsung Internet',
}

/** A readable name for a device, from its user agent: 'Chrome di Windows' [REG-3]. */
export function deviceName(userAgent: string): string {
  // the parser throws on an empty string
  const { browser, os, platform } = bowser.parse(userAgent || ' ')
  const system = os.name === 'iOS' ? platform.model : os.name
  const names = [browser.name, system].flatMap((name) => (name ? [asPeopleSay[name] ?? name] : []))
  return names.join(' di ') || 'Perangkat tidak dikenal'
}
