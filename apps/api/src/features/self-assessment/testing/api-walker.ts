import type { reviewSteps } from '../../../testing/review-steps.js'
import type { selfAssessmentSteps } from '../../../testing/self-assessment-steps.js'

export type Walker = ReturnType<typeof aWalker>

/** People who do one thing after the other to a self-assessment, by what the answers say that they may. */
export function aWalker(
  steps: ReturnType<typeof selfAssessmentSteps>,
  review: ReturnType<typeof reviewSteps>,
  { id, subsections, admin, monitor }: { id: number; subsections: number[]; admin: string; monitor: string },
) {
  const whole = async () => (await steps.get(admin, id)).body
  const reviewed = async () => (await review.get(monitor, id)).body
  const versionOf = async (one: number) => (await steps.subsection(monitor, one)).body.version
  const applicability = async (who: string, one: number, step: string) => {
    const body = { step, reason: 'There is no such programme.', version: await versionOf(one) }
    return (await steps.send(who, 'post', `/api/msde/self-assessment/subsection-applicability/${one}`, body))
      .status
  }

  /** Another answer to every item, so that nothing is missing and each save changes something. */
  async function answer(one: number): Promise<number> {
    const { status, body } = await steps.subsection(admin, one)
    if (status !== 200) return status
    let last = 409
    for (const item of body.items) {
      const narrative = `<p>On file ${item.version + 1}.</p>`
      last = (await steps.save(admin, id, item.id, { rating: 4, narrative, version: item.version })).status
    }
    return last
  }
  async function request(one: number, toProvide: string): Promise<number> {
    const [item] = (await review.subsection(monitor, one)).body.items
    if (!item) throw new Error('The subsection has no item.')
    return (await review.saveItem(monitor, one, item, { stateRating: 3, toProvide })).status
  }

  const acts = {
    reopen: async (_one: number) => (await review.reopen(monitor, id, (await whole()).version)).status,
    reset: async (_one: number) => (await steps.reset(monitor, id, (await whole()).version)).status,
    recall: async (_one: number) => (await steps.recall(admin, id, (await whole()).version)).status,
    answer,
    doesNotApply: async (one: number) => {
      const asked = await applicability(admin, one, 'request')
      return asked === 200 ? applicability(monitor, one, 'approve') : asked
    },
    requestNotApplicable: (one: number) => applicability(admin, one, 'request'),
    applies: (one: number) => applicability(monitor, one, 'refuse'),
    return: async (one: number) =>
      (await steps.move(admin, one, 1, await versionOf(one), 'Look again.')).status,
    send: async (one: number) => {
      const path = `/api/msde/self-assessment/updatesubresponse/submitforreview2/${one}/1`
      return (await steps.send(admin, 'put', path, { version: await versionOf(one) })).status
    },
    takeUp: async (one: number) => (await steps.move(monitor, one, 5, await versionOf(one))).status,
    writeRequest: (one: number) => request(one, 'The log.'),
    askForResponse: async (one: number) => {
      const written = await request(one, 'The log.')
      return written === 200 ? (await steps.move(monitor, one, 7, await versionOf(one))).status : written
    },
    issueSelectiveReport: async (one: number) => {
      const { version } = await reviewed()
      return (await review.issueSelective(monitor, id, version, { subsectionResponseIds: [one] })).status
    },
  }

  /** The first thing that brings one subsection further; null where nobody can do anything there. */
  async function onwardIn(one: number): Promise<number | null> {
    const { body: state } = await review.subsection(monitor, one)
    if (state.acceptAll.allowed) return (await review.acceptAll(monitor, one, state.stateVersion)).status
    if (state.write.allowed && state.items.some(({ toProvide }) => toProvide !== '')) return request(one, '')
    if (state.state === 7 && state.reconsider.allowed) return acts.takeUp(one)
    const { body } = await steps.subsection(admin, one)
    if (body.approve.allowed) return (await steps.move(admin, one, 3, body.version)).status
    if (body.markReady.allowed) return (await steps.move(admin, one, 2, body.version)).status
    if (body.withdrawNotApplicable.allowed) return applicability(admin, one, 'withdraw')
    const isToAnswer = body.state === 0 || body.state === 7 || body.items.some(({ gaps }) => gaps.length > 0)
    return body.answer.allowed && isToAnswer ? answer(one) : null
  }

  /** One step towards the end; 409 where nobody has one. */
  async function onward(): Promise<number> {
    const own = await whole()
    const { version } = own
    const state = await reviewed()
    if (state.close.allowed) return (await review.close(monitor, id, version)).status
    if (state.issueFinalReport.allowed) return (await review.issueFinal(monitor, id, version)).status
    if (own.resubmit.allowed) return (await review.resubmit(admin, id, version)).status
    if (state.open.allowed) return (await review.open(monitor, id, version)).status
    if (own.submit.allowed) return (await steps.submit(admin, id, version)).status
    for (const one of own.submitState < 2 ? [] : subsections) {
      const status = await onwardIn(one)
      if (status !== null) return status
    }
    if (own.submitState === 0) return (await steps.activate(monitor, [id])).status
    return own.start.allowed ? (await steps.start(admin, id, version)).status : 409
  }

  async function submitState(): Promise<number> {
    return (await whole()).submitState
  }

  /** Goes on until a state, or until nobody can; returns the state that was reached. */
  async function onwardUntil(wanted: number): Promise<number> {
    for (let pass = 0; pass < 30 && (await submitState()) !== wanted; pass++)
      if ((await onward()) !== 200) break
    return submitState()
  }

  return {
    acts,
    names: Object.keys(acts) as (keyof typeof acts)[],
    onward,
    onwardUntil,
    finish: () => onwardUntil(9),
    submitState,
  }
}
