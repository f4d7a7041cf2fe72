import type { FullConfig, Reporter, Suite, TestError, TestStep } from '@playwright/test/reporter'
import { failure, leaveTally } from './tally.ts'

/** Playwright's reporter that leaves the tally: a journey that passed only at a second try has failed. */
export default class TallyReporter implements Reporter {
  readonly #outside: string[] = []
  #journeys: Suite | undefined

  onBegin(_: FullConfig, journeys: Suite): void {
    this.#journeys = journeys
  }

  onError(error: TestError): void {
    this.#outside.push(failure('an error outside of any journey', [error]))
  }

  onEnd(): void {
    const journeys = this.#journeys?.allTests() ?? []
    const withOutcome = (...outcomes: string[]) => journeys.filter((journey) => outcomes.includes(journey.outcome()))
    leaveTally({
      passed: withOutcome('expected').length,
      skipped: withOutcome('skipped').length,
      failures: [
        ...withOutcome('unexpected', 'flaky').map((journey) =>
          failure(
            [...journey.titlePath(), ...failedSteps(journey.results.at(-1)?.steps)].filter(Boolean).join(' > '),
            journey.results.flatMap(({ errors }) => errors),
          ),
        ),
        ...this.#outside,
      ],
    })
  }
}

/** Titles of the steps in which a journey failed: its own title may name several rules. */
function failedSteps(steps: readonly TestStep[] = []): string[] {
  const failed = steps.find(({ category, error }) => category === 'test.step' && error)
  return failed ? [failed.title, ...failedSteps(failed.steps)] : []
}
