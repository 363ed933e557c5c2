import { calendarDay } from '../../calendar-day.js'
import {
  cell,
  heading,
  list,
  paragraph,
  table,
  type ReportCell,
  type ReportDocument,
} from '../../reports/report-document.js'
import { longDay } from '../../text-days.js'
import { complianceYearName } from '../../years/compliance-year.js'
import type { Condition, ConditionOperator } from '../types/condition.js'
import type { RecordedChange, SamplingCertificate } from './certificate.js'

const number = (value: number): ReportCell => ({ text: String(value), number: value, basis: null })

/** A sampling certificate for people; rows of the list are named by their index in the order of keys, and no child is named. */
export function certificateDocument(certificate: SamplingCertificate, typeLabel: string): ReportDocument {
  const { about, population, filter, algorithm, seed, size, strata, quotas, sample, changes } = certificate
  return {
    kind: 'other',
    title: 'Sampling certificate',
    facts: [
      about.agency,
      `${typeLabel}, ${about.part}, ${complianceYearName(about.year)}`,
      about.prong === 1 ? 'Review of records' : `Review of newer data, round ${about.round}`,
      `Drawn by ${certificate.drawnBy} on ${dayOf(certificate.drawnAt)}`,
    ],
    blocks: [
      paragraph(
        `${size} of ${population.count} rows of the list were drawn by algorithm version ${algorithm} with the seed ${seed}.`,
      ),
      paragraph(`Checksum of the list (SHA-256): ${population.sha256}`),
      paragraph(`Ages are those of ${longDay(population.agesOn)}.`),
      paragraph(filter === null ? 'The list was not filtered.' : `Filter: ${conditionText(filter)}.`),
      table(
        'Strata',
        ['Stratum', 'Population#', 'Allocated#', 'Drawn#'],
        strata.map((one) => [
          cell(one.name),
          number(one.population),
          number(one.allocated),
          number(one.drawn),
        ]),
      ),
      ...(quotas.length === 0
        ? []
        : [
            table(
              'Quotas',
              ['Quota', 'At least#', 'In the sample#', 'Result'],
              quotas.map(({ name, atLeast, inSample }) => [
                cell(name),
                number(atLeast),
                number(inSample),
                cell(inSample >= atLeast ? 'Met' : 'Not met'),
              ]),
            ),
          ]),
      heading(2, 'Drawn rows'),
      paragraph(`Index of each row in the order of keys, counted from 0: ${sample.join(', ')}.`),
      ...alwaysBlocks(certificate),
      heading(2, 'Changes after the draw'),
      ...(changes.length === 0 ? [paragraph('None.')] : list('', changes.map(changeText))),
      paragraph(
        'With the list, anyone can draw again and get the same rows: npm run verify-draw checks the certificate as JSON.',
      ),
    ],
  }
}

/** Rows that are reviewed without being drawn, and the rule that names them; nothing where there are none. */
function alwaysBlocks({ rule, always = [] }: SamplingCertificate): ReportDocument['blocks'] {
  if (always.length === 0) return []
  const why = rule.always ? `, because ${conditionText(rule.always)}` : ''
  return [
    heading(2, 'Rows without exception'),
    paragraph(`These rows are reviewed without being drawn${why}: ${always.join(', ')}.`),
  ]
}

const dayOf = (instant: string) => longDay(calendarDay(new Date(instant)))

function changeText(change: RecordedChange): string {
  const by = `${change.by} on ${dayOf(change.at)}`
  switch (change.kind) {
    case 'topUp':
      return `Topped up to ${change.size} by ${by}: ${change.came.join(', ')} came.`
    case 'trim':
      return `Reduced to ${change.size} by ${by}: ${change.left.join(', ')} left.`
    case 'replace':
      return `Replaced by ${by}: ${change.left} left, ${change.came} came. ${change.reason}`
    case 'add':
      return `Added by hand by ${by}: ${change.came} came. ${change.reason}`
    case 'remove':
      return `Removed by ${by}: ${change.left} left. ${change.reason}`
  }
}

const operators: Readonly<Record<ConditionOperator, string>> = {
  eq: 'is',
  ne: 'is not',
  in: 'is one of',
  nin: 'is none of',
  lt: 'is less than',
  lte: 'is at most',
  gt: 'is more than',
  gte: 'is at least',
}

function conditionText(condition: Condition): string {
  if ('q' in condition) {
    const { q, op, v } = condition
    return `${q.replace(/^(row|flag)\./, '')} ${operators[op]} ${[v].flat().join(', ')}`
  }
  const { all = [], any = [], not } = condition
  return [
    ...all.map(conditionText),
    ...(any.length === 0 ? [] : [any.map(conditionText).join(' or ')]),
    ...(not === undefined ? [] : [`not (${conditionText(not)})`]),
  ].join(', and ')
}
