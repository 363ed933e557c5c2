import { longDay } from '../text-days.js'
import { answerBlocks } from './answers-report.js'
import {
  cell,
  heading,
  labelled,
  paragraph,
  paragraphs,
  table,
  type ReportBlock,
  type ReportDocument,
} from './report-document.js'
import { countCell } from './report-numbers.js'
import {
  factsOf,
  ratingText,
  subsectionsOf,
  type ReportItem,
  type ReportSubject,
  type ReportSubsection,
} from './report-subject.js'

export interface SelectiveLetter {
  round: number
  /** Day by which the agency must respond, YYYY-MM-DD. */
  dueOn: string
  note: string
  /** Ids of the subsections in the letter. */
  chosen: readonly number[]
}

const hasRequest = (item: ReportItem) => item.toProvide.trim() !== ''

/** Interim letter with only the chosen subsections, what to provide and the due date (domain definition 8.4). */
export function selectiveReport(subject: ReportSubject, letter: SelectiveLetter): ReportDocument {
  const chosen = subsectionsOf(subject).filter(({ id }) => letter.chosen.includes(id))
  return {
    kind: 'selective',
    title: `Selective report, round ${letter.round}`,
    facts: [...factsOf(subject), `Response due ${longDay(letter.dueOn)}`],
    blocks: [
      paragraph(
        'The state has reviewed the self-assessment and asks for a response in the subsections below. Only these are open again.',
      ),
      ...paragraphs(letter.note),
      table(
        'What needs a response',
        ['Subsection', 'Items#', 'Due'],
        chosen.map((one) => [
          cell(`${one.number} ${one.title}`),
          countCell(
            `Items of ${one.number} that need a response`,
            one.items.filter(hasRequest).map((item) => `${item.number}: ${item.toProvide}`),
          ),
          cell(longDay(letter.dueOn)),
        ]),
      ),
      ...chosen.flatMap(subsectionBlocks),
    ],
  }
}

function subsectionBlocks(one: ReportSubsection): ReportBlock[] {
  return [
    heading(2, `${one.number} ${one.title}`),
    ...labelled('State comment', one.sharedComment),
    ...one.items.filter(hasRequest).flatMap(requestBlocks),
  ]
}

function requestBlocks(item: ReportItem): ReportBlock[] {
  const { stateRating } = item
  return [
    heading(3, `${item.number} ${item.text}`),
    ...answerBlocks(item),
    ...(stateRating === null ? [] : [paragraph(`State rating: ${ratingText(item, stateRating)}`)]),
    ...labelled('State comment', item.stateComment),
    ...labelled('What to provide', item.toProvide),
  ]
}

/** Requests of a letter for one subsection, as the agency reads them beside its answers. */
export function requestsOf(subject: ReportSubject, chosen: readonly number[]) {
  return subsectionsOf(subject)
    .filter(({ id }) => chosen.includes(id))
    .map(({ id, sharedComment, items }) => ({
      subsectionResponseId: id,
      comment: sharedComment,
      items: items.filter(hasRequest).map(({ number, stateRating, stateComment, toProvide }) => ({
        number,
        stateRating,
        stateComment,
        toProvide,
      })),
    }))
}
