import { incidentCodes, incidentPositionCodes, incidentPositions, type IncidentCode } from '@portal/domain'
import type { IncidentChoicesFieldsFragment } from './incidents.generated'

export type Choices = IncidentChoicesFieldsFragment

/** What can be chosen in a field of codes. */
export function optionsOf(choices: Choices | undefined, field: IncidentCode) {
  const found = choices?.codes.find((list) => list.field === field)?.options ?? []
  return found.map(({ code, label }) => ({ value: code, label }))
}

/** A code in words; the code itself until the choices are there. */
export function wordOfCode(choices: Choices | undefined, field: IncidentCode, code: string): string {
  return optionsOf(choices, field).find(({ value }) => value === code)?.label ?? code
}

/** The lists of codes as the rules of the domain read them. */
export function codeLists(choices: Choices) {
  const of = (field: IncidentCode) => choices.codes.find((list) => list.field === field)?.options ?? []
  return {
    grade: of('grade'),
    disability: of('disability'),
    raceEthnicity: of('raceEthnicity'),
    gender: of('gender'),
    placement: of('placement'),
    incidentKind: of('kind'),
    injury: of('injury'),
    service: [],
    frequency: [],
  }
}

export const positionOptions = incidentPositionCodes.map((value) => ({
  value,
  label: incidentPositions[value],
}))

/** A position in words. */
export const positionWord = (code: string): string =>
  positionOptions.find(({ value }) => value === code)?.label ?? code

/** The label of a field of codes. */
export const codeLabel = (field: IncidentCode): string => incidentCodes[field].label

/** Longest minutes of a kind of incident, as the state has set them. */
export function longestOf(choices: Choices, kind: string): number {
  const key = kind === 'SECLUSION' ? 'maxSeclusionMinutes' : 'maxRestraintMinutes'
  return Number(choices.parameters.find((one) => one.key === key)?.value ?? Infinity)
}
