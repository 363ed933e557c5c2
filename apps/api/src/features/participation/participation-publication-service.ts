import {
  canDecidePublicationWords,
  canPreparePublication,
  canPublishJustification,
  canReadPublished,
  canWithdrawPublication,
  checkPublicationWithdrawal,
} from '@portal/domain'
import type {
  AnswerOf,
  BodyOf,
  decideJustificationWords as decideCall,
  getJustificationPublication as getCall,
  getPublishedJustification as getPublishedCall,
  listPublishedJustifications as listCall,
  publishJustification as publishCall,
  withdrawJustification as withdrawCall,
} from '@portal/rest-contract'
import {
  changeRecord,
  foundOr,
  stampOf,
  type Command,
  type Reader,
  type RecordKind,
} from '../../server/command.js'
import { insist, insistOnInput } from '../../server/verdicts.js'
import { participationFound, participationTarget, type RateOffice } from './participation-command.js'
import { notifyOfPublication } from './participation-mails.js'
import {
  findPublication,
  findPublished,
  listPublishedRows,
  type PublicationView,
} from './participation-publication-read-model.js'
import type { Place } from './participation-read-model.js'
import {
  addEdition,
  changeParticipation,
  lockParticipation,
  withdrawEdition,
  type ParticipationColumns,
} from './participation-store.js'

type Publication = AnswerOf<typeof getCall>
type Threshold = Pick<RateOffice, 'threshold'>

export const publishedFound = foundOr('Nothing is published of this agency and year.')

/** Publications are prepared by monitors; there is one for every agency and year. */
const publicationKind = ({
  threshold,
}: Threshold): RecordKind<Command, Place, PublicationView, ParticipationColumns> => ({
  found: participationFound,
  async lock({ tx, actor }, place) {
    insist(canPreparePublication(actor))
    await lockParticipation(tx, place)
  },
  find: ({ tx, actor }, place) => findPublication(tx, actor, place, threshold),
  version: (view) => view,
  target: ({ answer }) => participationTarget(answer),
  write: (command, { answer }, columns) => changeParticipation(command.tx, answer, columns, stampOf(command)),
  audit: ({ answer: before }, { answer: after }) => ({
    before: { publication: before.standing.state },
    after: { publication: after.standing.state, edition: after.standing.edition },
  }),
})

/** What would be published, and what has to be decided for it. For monitors. */
export async function getPublication(
  { tx, actor }: Reader,
  place: Place,
  { threshold }: Threshold,
): Promise<Publication> {
  insist(canPreparePublication(actor))
  return participationFound(await findPublication(tx, actor, place, threshold)).answer
}

/** Keeps what was decided about words. Two people's decisions about different words are both kept. */
export function decideWords(
  command: Command,
  place: Place,
  { words }: BodyOf<typeof decideCall>,
  office: Threshold,
): Promise<Publication> {
  const decided = Object.fromEntries(words.map(({ word, decision }) => [word, decision]))
  return changeRecord(publicationKind(office), command, place, {
    action: 'decideJustificationWords',
    may: ({ facts }) => canDecidePublicationWords(command.actor, facts),
    columns: ({ decisions }) => ({ wordDecisions: { ...decisions, ...decided } }),
    audit: () => ({ after: { decided: words.length } }),
  })
}

/** Publishes the next edition; the one before is withdrawn, so that one at most is published. */
export function publish(
  command: Command,
  place: Place,
  { version }: BodyOf<typeof publishCall>,
  office: Threshold,
): Promise<Publication> {
  const stamp = stampOf(command)
  return changeRecord(publicationKind(office), command, place, {
    action: 'publishJustification',
    may: ({ facts }) => canPublishJustification(command.actor, facts),
    version,
    async change({ participationId, draft, answer }) {
      if (participationId === null) return
      const number = (answer.standing.edition ?? 0) + 1
      await withdrawEdition(command.tx, participationId, `Replaced by edition ${number}.`, stamp)
      await addEdition(command.tx, { participationId, number, published: draft }, stamp)
    },
    columns: () => ({}),
    notify: (_before, { answer }) => notifyOfPublication(command, answer, 'published'),
  })
}

/** Takes the published edition back, for a reason that the agency reads. */
export async function withdraw(
  command: Command,
  place: Place,
  { reason, version }: BodyOf<typeof withdrawCall>,
  office: Threshold,
): Promise<Publication> {
  const why = reason.trim()
  return changeRecord(publicationKind(office), command, place, {
    action: 'withdrawJustification',
    may: ({ facts }) => canWithdrawPublication(command.actor, facts),
    refuse: () => insistOnInput([checkPublicationWithdrawal(reason)]),
    version,
    async change({ participationId }) {
      if (participationId !== null) await withdrawEdition(command.tx, participationId, why, stampOf(command))
    },
    columns: () => ({}),
    reason: why,
    notify: (_before, { answer }) => notifyOfPublication(command, answer, 'withdrawn'),
  })
}

/** What is published, for everybody who is signed in. */
export async function listPublished({ tx, actor }: Reader): Promise<AnswerOf<typeof listCall>> {
  insist(canReadPublished(actor))
  return listPublishedRows(tx)
}

/** One published justification, for everybody who is signed in. */
export async function getPublished(
  { tx, actor }: Reader,
  place: Place,
): Promise<AnswerOf<typeof getPublishedCall>> {
  insist(canReadPublished(actor))
  return publishedFound(await findPublished(tx, place))
}
