import { describe, expect, it } from 'vitest'
import { Course } from './course.ts'

describe('how far a replica lags', () => {
  it('is the age of the first that it lacks, and nothing while nothing is written [OPS-2]', () => {
    const course = new Course(60_000)
    course.add(100n, 1_000)
    course.add(100n, 2_000)
    course.add(300n, 3_000)
    course.add(500n, 4_000)
    expect([500n, 400n, 100n].map((replayed) => course.lagOf(replayed, 10_000))).toEqual([0, 6_000, 7_000])
    expect(course.lagOf(600n, 10_000)).toBe(0)
  })

  it('is not known of one that lacks even what was first known, nor before anything is [OPS-2]', () => {
    const course = new Course(60_000)
    expect(course.lagOf(100n, 1_000)).toBeNull()
    course.add(100n, 1_000)
    expect(course.lagOf(99n, 1_000)).toBeNull()
  })

  it('begins anew where another server goes on from less [OPS-2]', () => {
    const course = new Course(60_000)
    expect([course.add(100n, 1_000), course.add(90n, 2_000), course.add(95n, 3_000)]).toEqual([true, false, true])
    expect(course.lagOf(90n, 4_000)).toBe(1_000)
  })
})
