import { readFileSync, writeFileSync } from 'node:fs'
import { commandWords } from '#server/command-words.ts'
import { indexTests, requirementsFile } from './requirements.ts'

commandWords(
  `npm run requirements

Writes into docs/requirements.md which tests cover each requirement.`,
  {},
)

writeFileSync(requirementsFile, indexTests(readFileSync(requirementsFile, 'utf8')))
