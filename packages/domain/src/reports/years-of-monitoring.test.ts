import { expect, it } from 'vitest'
import { lastMonitored, monitoringStanding, yearsOfMonitoring } from './years-of-monitoring.js'

it('covers six years, the earliest first', () => {
  expect(yearsOfMonitoring(2026)).toEqual([2021, 2022, 2023, 2024, 2025, 2026])
})

it('counts what the agency was told the result of', () => {
  expect(monitoringStanding.selfAssessment(7)).toEqual({ status: 'Resubmitted', monitored: false })
  expect(monitoringStanding.selfAssessment(8)).toEqual({ status: 'Final report issued', monitored: true })
  expect(monitoringStanding.audit(7, 'desk-audit').monitored).toBe(false)
  expect([8, 9, 10].map((status) => monitoringStanding.audit(status, 'desk-audit').monitored)).toEqual([
    true,
    true,
    false,
  ])
})

it('names the last year in which an agency was monitored, and none where it was not', () => {
  expect(
    lastMonitored([
      { year: 2023, monitored: true },
      { year: 2025, monitored: false },
      { year: 2022, monitored: true },
    ]),
  ).toBe(2023)
  expect(lastMonitored([{ year: 2025, monitored: false }])).toBeNull()
})
