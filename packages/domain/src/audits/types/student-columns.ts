import type { ListColumn } from '../student-list/list-columns.js'

/** A text of at most so many characters. */
export const textCell = (longest: number) => ({ kind: 'text', longest }) as const
/** A day that has passed. */
export const pastDay = { kind: 'date', future: 'refuse' } as const
/** A day that may be to come, of which a warning tells. */
export const anyDay = { kind: 'date', future: 'warn' } as const
const flag = (name: string, flag: string): ListColumn => ({
  name,
  field: flag,
  required: false,
  cell: { kind: 'flag', flag },
})

const identifies = true

/** The number that the state gives to a student of Part B. */
export const studentNumber: ListColumn = {
  name: 'StateStudentId',
  field: 'studentId',
  required: true,
  identifies,
  also: ['Student ID', 'State ID'],
  cell: { kind: 'id', digits: 10 },
}

/** The number of a child of Part C, in whatever form the agency has. */
export const childNumber: ListColumn = {
  name: 'ChildId',
  field: 'studentId',
  required: true,
  identifies,
  also: ['Student ID', 'StateStudentId'],
  cell: { kind: 'id', digits: null },
}

/** Last and first name. */
export const studentNames: readonly ListColumn[] = [
  {
    name: 'LastName',
    field: 'lastName',
    required: true,
    identifies,
    also: ['Surname', 'Family name'],
    cell: textCell(100),
  },
  {
    name: 'FirstName',
    field: 'firstName',
    required: true,
    identifies,
    also: ['Given name'],
    cell: textCell(100),
  },
]

const bornOn: ListColumn = {
  name: 'DOB',
  field: 'dob',
  required: true,
  identifies,
  also: ['Date of birth', 'Birth date'],
  cell: pastDay,
}

const grades = { kind: 'code', list: 'grade', also: { K: 'KG', 'Pre-K': 'PK', Ungraded: 'UG' } } as const

/** Grade and school. */
export const schoolColumns = (required: boolean): readonly ListColumn[] => [
  { name: 'Grade', field: 'grade', required, also: ['Grade level'], cell: grades },
  { name: 'School', field: 'school', required, also: ['School name'], cell: textCell(200) },
]

/** What tables of students are broken down by. */
export const studentTraits: readonly ListColumn[] = [
  {
    name: 'Disability',
    field: 'disability',
    required: true,
    also: ['Disability code', 'Disability category', 'Primary disability'],
    cell: { kind: 'code', list: 'disability' },
  },
  {
    name: 'RaceEthnicity',
    field: 'raceEthnicity',
    required: true,
    also: ['Race'],
    cell: { kind: 'code', list: 'raceEthnicity' },
  },
  { name: 'Gender', field: 'gender', required: true, also: ['Sex'], cell: { kind: 'code', list: 'gender' } },
  { name: 'Placement', field: 'placement', required: false, cell: { kind: 'code', list: 'placement' } },
]

const coordinator = (required: boolean): ListColumn => ({
  name: 'ServiceCoordinator',
  field: 'serviceCoordinator',
  required,
  cell: textCell(200),
})

const days: readonly ListColumn[] = [
  {
    name: 'InitialReferralDate',
    field: 'initialReferralDate',
    required: false,
    also: ['Referral date'],
    cell: anyDay,
  },
  { name: 'EvaluationDate', field: 'evaluationDate', required: false, cell: anyDay },
  { name: 'ExitDate', field: 'exitDate', required: false, cell: anyDay },
]

const flags: readonly ListColumn[] = [
  flag('InitialEvaluation', 'initialEval'),
  flag('Reevaluation', 'reevaluation'),
  flag('TransitionAge', 'transitionAge'),
  flag('Preschool', 'preschool'),
  flag('PartCtoB', 'partCtoB'),
  flag('Discipline', 'discipline'),
  flag('AlternateAssessment', 'altAssessment'),
  flag('RestraintIncident', 'restraintIncident'),
  flag('EnglishLearner', 'englishLearner'),
  flag('Nonpublic', 'nonpublic'),
]

/** Columns of the student list of Part B (2.5). */
export const studentColumnsPartB: readonly ListColumn[] = [
  studentNumber,
  ...studentNames,
  bornOn,
  ...schoolColumns(true),
  ...studentTraits,
  coordinator(false),
  { name: 'IEPDate', field: 'iepDate', required: true, cell: anyDay },
  ...days,
  ...flags,
]

/** Columns of the list of children of Part C, who have no school yet. */
export const studentColumnsPartC: readonly ListColumn[] = [
  childNumber,
  ...studentNames,
  bornOn,
  ...schoolColumns(false),
  ...studentTraits,
  coordinator(true),
  { name: 'IFSPDate', field: 'ifspDate', required: true, cell: anyDay },
  ...days,
  ...flags,
  flag('ExitedWithTransition', 'exitedWithTransition'),
  flag('NewInitialIFSP', 'newInitialIfsp'),
]
