import { type ParseArgsConfig, parseArgs } from 'node:util'

type Words<Config extends ParseArgsConfig> = ReturnType<typeof parseArgs<Config>>

/**
 * What was typed after a command, before it begins anything. `--help` prints its usage and ends it with 0, a word that it does
 * not take with 1.
 * @param usage first how it is called, then what it does
 * @param fault says what is wrong with words that can be read, or nothing
 */
export function commandWords<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
  fault: (words: Words<Config>) => string | undefined = () => undefined,
): Words<Config> {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    process.stdout.write(`Usage: ${usage}\n`)
    process.exit(0)
  }
  const read = attempt(config)
  const wrong = typeof read === 'string' ? read : fault(read)
  if (typeof read !== 'string' && wrong === undefined) return read
  process.stderr.write(`${wrong}\n\nUsage: ${usage}\n`)
  process.exit(1)
}

/** The words, or what is wrong with them. */
function attempt<const Config extends ParseArgsConfig>(config: Config): Words<Config> | string {
  try {
    return parseArgs(config)
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
      return error.message
    throw error
  }
}
