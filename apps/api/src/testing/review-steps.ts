import type {
  AnswerOf,
  getPublishedReport,
  getSelfAssessmentReview,
  getSubsectionReview,
  listPublishedReports,
  saveItemReview,
} from '@portal/rest-contract'
import type { SelfAssessment, selfAssessmentSteps } from './self-assessment-steps.js'

type Review = AnswerOf<typeof getSelfAssessmentReview>
type SubsectionReview = AnswerOf<typeof getSubsectionReview>
type ItemReview = AnswerOf<typeof saveItemReview>

const root = '/api/msde/self-assessment'

/** The steps of the state's review, each taken by one named person. */
export function reviewSteps(steps: ReturnType<typeof selfAssessmentSteps>) {
  const { send } = steps
  const review = {
    get: (user: string, id: number) => send<Review>(user, 'get', `${root}/review/${id}`),
    open: (user: string, id: number, version: number) =>
      send<Review>(user, 'post', `${root}/review/${id}`, { version }),
    subsection: (user: string, id: number) =>
      send<SubsectionReview>(user, 'get', `${root}/subsection-review/${id}`),
    saveItem: (user: string, id: number, item: Pick<ItemReview, 'itemId' | 'version'>, given: object = {}) =>
      send<ItemReview>(user, 'put', `${root}/subsection-review/${id}/item/${item.itemId}`, {
        stateRating: 3,
        stateComment: '',
        toProvide: '',
        internalComment: '',
        version: item.version,
        ...given,
      }),
    saveComments: (user: string, id: number, version: number, given: object = {}) =>
      send<SubsectionReview>(user, 'put', `${root}/subsection-review/${id}`, {
        sharedComment: '',
        strengths: '',
        needs: '',
        internalComment: '',
        version,
        ...given,
      }),
    acceptAll: (user: string, id: number, version: number) =>
      send<SubsectionReview>(user, 'post', `${root}/subsection-review/${id}/accept-all`, { version }),
    secondRead: (user: string, id: number) =>
      send<SubsectionReview>(user, 'post', `${root}/subsection-review/${id}/second-reading`),
    issueSelective: (user: string, id: number, version: number, given: object = {}) =>
      send<Review>(user, 'put', `${root}/updatesubresponse/selectivereport`, {
        selfAssessmentId: id,
        subsectionResponseIds: [],
        dueOn: '2999-06-28',
        note: 'Please answer.',
        version,
        ...given,
      }),
    issueFinal: (user: string, id: number, version: number, given: object = {}) =>
      send<Review>(user, 'put', `${root}/updatesubresponse/finalreport`, {
        selfAssessmentId: id,
        recommendations: 'Keep the log.',
        nextSteps: '',
        acknowledgeBy: '2999-06-28',
        version,
        ...given,
      }),
    close: (user: string, id: number, version: number) =>
      send<Review>(user, 'post', `${root}/closing/${id}`, { version }),
    reopen: (user: string, id: number, version: number, reason = 'A part was missing.') =>
      send<Review>(user, 'post', `${root}/reopening/${id}`, { version, reason }),
    resubmit: (user: string, id: number, version: number) =>
      send<SelfAssessment>(user, 'post', `/api/self-assessment/${id}/resubmission`, { version }),
    reports: (user: string, query = '') =>
      send<AnswerOf<typeof listPublishedReports>>(user, 'get', `/api/msde/reports?pageSize=100${query}`),
    report: (user: string, id: number) =>
      send<AnswerOf<typeof getPublishedReport>>(user, 'get', `/api/msde/reports/${id}`),
    acknowledge: (user: string, id: number, version: number) =>
      send(user, 'post', `/api/msde/reports/${id}/acknowledgement`, { version }),

    /** Accepts every subsection that is in review at the agency's ratings. */
    async acceptEverything(user: string, id: number): Promise<Review> {
      const { body } = await review.get(user, id)
      for (const one of body.subsections.filter(({ state }) => state === 5)) {
        const { stateVersion } = (await review.subsection(user, one.id)).body
        await review.acceptAll(user, one.id, stateVersion)
      }
      return (await review.get(user, id)).body
    },
  }
  return review
}
