/** What the automatic flags of incidents, their clocks and the annual report are judged by; a state can set each of them. */
export interface IncidentParameters {
  /** Longest restraint, in minutes. */
  maxRestraintMinutes: number
  /** Longest seclusion, in minutes. */
  maxSeclusionMinutes: number
  /** Hours after the end of an incident within which parents are told. */
  parentNoticeHours: number
  /** Business days after the incident within which the team of the student meets. */
  teamMeetingBusinessDays: number
  /** Incidents of one student in a school year that call for a notice. */
  repeatIncidents: number
  /** Business days from the last of them within which it is given. */
  repeatNoticeBusinessDays: number
  /** Positions that are never lawful, by their codes. */
  prohibitedPositions: readonly string[]
}

export type IncidentParameter = keyof IncidentParameters

/** A position of a restraint, by its code. */
export const incidentPositions = {
  STANDING: 'Standing',
  SEATED: 'Seated',
  SUPINE: 'Face up',
  SIDE: 'On the side',
  PRONE: 'Face down',
  AIRWAY: 'Airway, chest or neck under pressure',
  NONE: 'Not held',
} as const satisfies Record<string, string>
export type IncidentPosition = keyof typeof incidentPositions
export const incidentPositionCodes = /* @__PURE__ */ Object.keys(incidentPositions) as IncidentPosition[]

/** What holds unless the state sets something else (COMAR 13A.08.04, Md. Code, Educ. § 7-1102 and § 7-1103). */
export const usualIncidentParameters: IncidentParameters = {
  maxRestraintMinutes: 30,
  maxSeclusionMinutes: 30,
  parentNoticeHours: 24,
  teamMeetingBusinessDays: 10,
  repeatIncidents: 10,
  repeatNoticeBusinessDays: 4,
  prohibitedPositions: ['PRONE', 'AIRWAY'],
}

interface ParameterWords {
  label: string
  /** Where the law says so. */
  source: string
  most: number
}

const words: Record<Exclude<IncidentParameter, 'prohibitedPositions'>, ParameterWords> = {
  maxRestraintMinutes: { label: 'Longest restraint, in minutes', source: 'COMAR 13A.08.04.05', most: 600 },
  maxSeclusionMinutes: {
    label: 'Longest seclusion, in minutes',
    source: 'Md. Code, Educ. § 7-1102',
    most: 600,
  },
  parentNoticeHours: { label: 'Parents are told within hours', source: 'COMAR 13A.08.04.05', most: 720 },
  teamMeetingBusinessDays: {
    label: 'The team meets within business days',
    source: 'COMAR 13A.08.04.05',
    most: 100,
  },
  repeatIncidents: {
    label: 'Incidents of one student in a school year that call for a notice',
    source: 'Md. Code, Educ. § 7-1103',
    most: 1000,
  },
  repeatNoticeBusinessDays: {
    label: 'That notice is given within business days',
    source: 'Md. Code, Educ. § 7-1103',
    most: 100,
  },
}

const numbers = Object.keys(words) as (keyof typeof words)[]

/** Said beside every parameter: none of them is law by standing here. */
export const verifyParameterText = 'The state must verify this value before it is relied on.'

/** The parameters in words, in the order in which they are listed. */
export function incidentParameterRows(
  parameters: IncidentParameters,
): { key: IncidentParameter; label: string; value: string; source: string; verify: string }[] {
  return [
    ...numbers.map((key) => ({
      key,
      label: words[key].label,
      value: String(parameters[key]),
      source: words[key].source,
      verify: verifyParameterText,
    })),
    {
      key: 'prohibitedPositions',
      label: 'Prohibited positions',
      value: parameters.prohibitedPositions
        .map((code) => incidentPositions[code as IncidentPosition])
        .join(', '),
      source: 'COMAR 13A.08.04.05',
      verify: verifyParameterText,
    },
  ]
}

/**
 * The parameters as an installation sets them: `maxRestraintMinutes=20, prohibitedPositions=PRONE|SUPINE`. What is not named
 * stays as usual. Throws RangeError with the reason.
 */
export function readIncidentParameters(text: string): IncidentParameters {
  const read: IncidentParameters = { ...usualIncidentParameters }
  for (const part of text.split(',')) {
    const [name = '', value = ''] = part.split('=').map((one) => one.trim())
    if (name === '' && value === '') continue
    if (name === 'prohibitedPositions') {
      const codes = value.split('|').filter((code) => code !== '')
      const unknown = codes.find((code) => !Object.hasOwn(incidentPositions, code))
      if (unknown !== undefined) throw new RangeError(`There is no position ${unknown}.`)
      read.prohibitedPositions = codes
      continue
    }
    const key = numbers.find((one) => one === name)
    if (key === undefined) throw new RangeError(`There is no parameter ${name}.`)
    const number = /^\d{1,4}$/.test(value) ? Number(value) : 0
    if (number < 1 || number > words[key].most)
      throw new RangeError(`${name} must be a whole number between 1 and ${words[key].most}.`)
    read[key] = number
  }
  return read
}
