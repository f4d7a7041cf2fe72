import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { failure, leaveTally } from './tally.ts'

/** Vitest's reporter that leaves the tally: a file that cannot be loaded and an error outside of any test count too. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const inState = (state: string) => tests.filter((test) => test.result().state === state)
    leaveTally({
      passed: inState('passed').length,
      skipped: inState('skipped').length,
      failures: [
        ...inState('failed').map((test) =>
          failure(`${test.module.relativeModuleId} > ${test.fullName}`, test.result().errors ?? []),
        ),
        ...modules.flatMap((module) => errorsOutsideTests(module)),
        ...unhandled.map((error) => failure(`an error outside of any test (${error.name})`, [error])),
      ],
    })
  }
}

function errorsOutsideTests(module: TestModule): string[] {
  const places = [module, ...module.children.allSuites()]
  return places.flatMap((place) => {
    const errors = place.errors()
    return errors.length > 0 ? [failure(module.relativeModuleId, errors)] : []
  })
}
