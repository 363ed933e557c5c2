import { canRecallSent, canSend, SubsectionState } from '@portal/domain'
import { subsection } from '../self-assessment-command.js'
import { notifyOfSubsection } from '../self-assessment-mails.js'
import { subsectionSubject, type SubsectionResponse } from '../self-assessment-subsection-read-model.js'
import { type Command, changeRecord } from '../../../server/command.js'

/** Sends one approved subsection to the state before the whole, or recalls it until the state takes it up. */
export function sendSubsection(
  command: Command,
  id: number,
  { send, version }: { send: boolean; version: number },
): Promise<SubsectionResponse> {
  const state = send ? SubsectionState.submitted : SubsectionState.approved
  const kind = send ? 'subsectionSent' : 'subsectionRecalled'
  return changeRecord(subsection, command, id, {
    action: send ? 'sendSubsection' : 'recallSubsection',
    may: ({ facts }) => (send ? canSend : canRecallSent)(command.actor, facts),
    version,
    columns: () => ({ state }),
    audit: ({ facts }) => ({ before: { state: facts.state }, after: { state } }),
    notify: (view) => notifyOfSubsection(command, subsectionSubject(view), kind, kind),
  })
}

/** Sends several, all or none. */
export async function sendSubsections(
  command: Command,
  chosen: readonly { id: number; version: number }[],
): Promise<SubsectionResponse[]> {
  const answers: SubsectionResponse[] = []
  // In the order of their ids, so that two who send at once do not wait for each other in a circle.
  for (const { id, version } of chosen.toSorted((a, b) => a.id - b.id))
    answers.push(await sendSubsection(command, id, { send: true, version }))
  return answers
}
