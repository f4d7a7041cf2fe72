import { commandWords } from './command-words.ts'
import { ensureBuild } from './platform/build/ensure-build.ts'

commandWords(
  `npm run build

Builds the web application and the server's bundle if their sources have changed, as a start would.`,
  {},
)

await ensureBuild()
