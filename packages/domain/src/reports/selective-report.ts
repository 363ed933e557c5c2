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
  /** Day by which the agency answers, YYYY-MM-DD. */
  dueOn: string
  note: string
  /** Ids of the subsections that the letter names. */
  chosen: readonly number[]
}

const asks = (item: ReportItem) => item.toProvide.trim() !== ''

/** Interim letter that lists only the chosen subsections, with what to provide and until when (domain definition 8.4). */
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
            one.items.filter(asks).map((item) => `${item.number}: ${item.toProvide}`),
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
    ...one.items.filter(asks).flatMap(askedBlocks),
  ]
}

function askedBlocks(item: ReportItem): ReportBlock[] {
  const { stateRating } = item
  return [
    heading(3, `${item.number} ${item.text}`),
    ...answerBlocks(item),
    ...(stateRating === null ? [] : [paragraph(`State rating: ${ratingText(item, stateRating)}`)]),
    ...labelled('State comment', item.stateComment),
    ...labelled('What to provide', item.toProvide),
  ]
}

/** What one subsection of a letter asks, as the agency reads it beside its answers. */
export function requestsOf(subject: ReportSubject, chosen: readonly number[]) {
  return subsectionsOf(subject)
    .filter(({ id }) => chosen.includes(id))
    .map(({ id, sharedComment, items }) => ({
      subsectionResponseId: id,
      comment: sharedComment,
      items: items.filter(asks).map(({ number, stateRating, stateComment, toProvide }) => ({
        number,
        stateRating,
        stateComment,
        toProvide,
      })),
    }))
}
