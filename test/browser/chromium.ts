import { execFile } from 'node:child_process'
import { access, constants, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const installedNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Options of Playwright's `launchOptions` to start the browser. */
export type Chromium = { executablePath: string; args: string[]; env?: Record<string, string> }

/**
 * The browser for the tests: CHROMIUM_PATH, otherwise the one from npm, which is the same everywhere and draws no
 * window of its own, otherwise one installed on PATH.
 * @throws Error when none of them starts
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (await starts(named)) return launchable(named)
    throw new Error(`CHROMIUM_PATH is ${named}, which does not start as a browser.`)
  }
  // the package holds a Linux browser only, and may not even unpack elsewhere
  const found = (await fromNpm().catch(() => undefined)) ?? (await installed())
  if (found) return found
  throw new Error(
    'The browser from npm does not start on this machine. Install chromium, or name a browser with CHROMIUM_PATH.',
  )
}

async function fromNpm(): Promise<Chromium | undefined> {
  const home = await unpacked()
  const path = join(home, 'chromium')
  const fonts = { FONTCONFIG_FILE: join(home, 'fonts.conf') }
  if (await starts(path)) return launchable(path, fonts)

  const bundled = { ...fonts, LD_LIBRARY_PATH: join(home, 'al2023', 'lib') }
  return (await starts(path, bundled)) ? launchable(path, bundled) : undefined
}

async function installed(): Promise<Chromium | undefined> {
  for (const folder of (process.env.PATH ?? '').split(delimiter).filter(Boolean)) {
    for (const name of installedNames) {
      const path = join(folder, name)
      // an installed name may be a stub that only says how to install the browser
      if ((await isExecutable(path)) && (await starts(path))) return launchable(path)
    }
  }
}

/** Unpacks the npm browser once, beside node_modules or, if that is not writable, in a folder only this user owns. */
async function unpacked(): Promise<string> {
  const manifest = createRequire(import.meta.url)
    .resolve('@sparticuz/chromium')
    .replace(/build.*/, 'package.json')
  const { default: about } = await import(manifest, { with: { type: 'json' } })
  const name = `chromium-${about.version}-${process.getuid?.() ?? 'user'}`

  for (const parent of [join(root, 'node_modules', '.cache'), tmpdir()]) {
    const home = join(parent, name)
    if (await isOurs(home)) return home
    try {
      await mkdir(parent, { recursive: true })
      const stage = await mkdtemp(`${home}-`)
      await unpackInto(stage)
      return await settle(stage, home)
    } catch (reason) {
      if (parent === tmpdir()) throw reason
    }
  }
  throw new Error('No folder to unpack the browser into.')
}

async function unpackInto(stage: string) {
  // The package unpacks into TMPDIR, and its libraries only if it believes it runs on Lambda: a process of its own
  // keeps both settings out of this one.
  const script = `import('@sparticuz/chromium').then((it) => it.default.executablePath())`
  await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    env: { ...process.env, TMPDIR: stage, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  })
  await writeFile(
    join(stage, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir><dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`,
  )
}

/** Renames the finished folder atomically; a second process uses the first one's. */
async function settle(stage: string, home: string): Promise<string> {
  try {
    await rename(stage, home)
    return home
  } catch {
    if (!(await isOurs(home))) return stage
    await rm(stage, { recursive: true, force: true })
    return home
  }
}

async function isOurs(folder: string): Promise<boolean> {
  const holder = await stat(folder).catch(() => undefined)
  if (!holder || (holder.mode & 0o022) !== 0) return false
  if (process.getuid && holder.uid !== process.getuid()) return false
  return isExecutable(join(folder, 'chromium'))
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}

async function starts(path: string, env: Record<string, string> = {}): Promise<boolean> {
  return run(path, ['--version', '--no-sandbox'], { env: { ...process.env, ...env }, timeout: 60_000 }).then(
    ({ stdout }) => /\d+\.\d+/.test(stdout),
    () => false,
  )
}

function launchable(executablePath: string, extra?: Record<string, string>): Chromium {
  const inherited = Object.entries(process.env).filter(
    // it does not start under faketime
    (entry): entry is [string, string] => entry[1] !== undefined && entry[0] !== 'LD_PRELOAD',
  )
  return {
    executablePath,
    args: [
      '--headless',
      '--no-sandbox', // root, as in CI, cannot use the sandbox; only our own pages are opened
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage', // containers often have a /dev/shm too small for a page
    ],
    env: { ...Object.fromEntries(inherited), ...extra },
  }
}
