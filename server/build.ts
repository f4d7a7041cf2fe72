import { commandWords } from './command-words.ts'
import { ensureWebBuild } from './platform/web/build-web.ts'

commandWords(
  `npm run build

Builds the web application if its sources have changed, as a start would.`,
  {},
)

await ensureWebBuild()
