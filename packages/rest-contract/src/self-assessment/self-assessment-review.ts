import { z } from 'zod'
import { defineCall } from '../call.js'
import { changes } from '../changes.js'
import { selfAssessmentIdParam, selfAssessment } from './self-assessment-shapes.js'
import {
  selfAssessmentReview,
  subsectionReview,
  reviewText,
  itemReview,
} from './self-assessment-review-shapes.js'

const feature = 'self-assessment'

const access = ['self-assessments.review'] as const

const onVersion = z.object({ version: z.number().int() })

const rating = z.number().int().min(0).max(4).nullable()

export const getSelfAssessmentReview = defineCall({
  id: 'getSelfAssessmentReview',
  feature,
  method: 'get',
  path: '/api/msde/self-assessment/review/{id}',
  summary: "Where the state's review of a self-assessment stands, by subsection",
  access: 'signed-in',
  params: selfAssessmentIdParam,
  answer: selfAssessmentReview,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const openSelfAssessmentReview = defineCall({
  id: 'openSelfAssessmentReview',
  feature,
  method: 'post',
  path: '/api/msde/self-assessment/review/{id}',
  summary: 'Takes a submitted or resubmitted self-assessment up for review; it can no longer be recalled',
  access,
  encoding: 'json',
  params: selfAssessmentIdParam,
  body: onVersion,
  answer: selfAssessmentReview,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const getSubsectionReview = defineCall({
  id: 'getSubsectionReview',
  feature,
  method: 'get',
  path: '/api/msde/self-assessment/subsection-review/{id}',
  summary: "The state's ratings and comments on one subsection, with last year's answers; for the state",
  access: 'signed-in',
  params: selfAssessmentIdParam,
  answer: subsectionReview,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const subsectionReviewFields = z.object({
  sharedComment: reviewText('Comment to the agency'),
  strengths: reviewText('Strengths'),
  needs: reviewText('Needs'),
  internalComment: reviewText('Internal comment'),
})

export const saveSubsectionReview = defineCall({
  id: 'saveSubsectionReview',
  feature,
  method: 'put',
  path: '/api/msde/self-assessment/subsection-review/{id}',
  summary: 'Saves the comments on a subsection',
  access,
  encoding: 'json',
  params: selfAssessmentIdParam,
  body: changes(subsectionReviewFields).extend({ version: z.number().int().min(0) }),
  answer: subsectionReview,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const itemReviewFields = z.object({
  stateRating: rating,
  stateComment: reviewText('Comment to the agency'),
  toProvide: reviewText('What to provide'),
  internalComment: reviewText('Internal comment'),
})

export const saveItemReview = defineCall({
  id: 'saveItemReview',
  feature,
  method: 'put',
  path: '/api/msde/self-assessment/subsection-review/{id}/item/{itemId}',
  summary: "Saves the state's rating of one item, its comments, and what the agency must provide",
  access,
  encoding: 'json',
  params: selfAssessmentIdParam.extend({ itemId: z.coerce.number().int().positive() }),
  body: changes(itemReviewFields).extend({ version: z.number().int().min(0) }),
  answer: itemReview,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const acceptAllRatings = defineCall({
  id: 'acceptAllRatings',
  feature,
  method: 'post',
  path: '/api/msde/self-assessment/subsection-review/{id}/accept-all',
  summary: "Accepts a subsection with the agency's ratings where the state has none",
  access,
  encoding: 'json',
  params: selfAssessmentIdParam,
  body: onVersion.describe('Version of the subsection.'),
  answer: subsectionReview,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const markSecondReading = defineCall({
  id: 'markSecondReading',
  feature,
  method: 'post',
  path: '/api/msde/self-assessment/subsection-review/{id}/second-reading',
  summary: 'Records that a second monitor has read the review of a subsection',
  access,
  params: selfAssessmentIdParam,
  answer: subsectionReview,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const closeSelfAssessment = defineCall({
  id: 'closeSelfAssessment',
  feature,
  method: 'post',
  path: '/api/msde/self-assessment/closing/{id}',
  summary: 'Closes a self-assessment after its final report',
  access,
  encoding: 'json',
  params: selfAssessmentIdParam,
  body: onVersion,
  answer: selfAssessmentReview,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const reopenSelfAssessment = defineCall({
  id: 'reopenSelfAssessment',
  feature,
  method: 'post',
  path: '/api/msde/self-assessment/reopening/{id}',
  summary: 'Gives a submitted self-assessment back to the agency; a final report is superseded',
  access,
  encoding: 'json',
  params: selfAssessmentIdParam,
  body: onVersion.extend({
    reason: z
      .string()
      .trim()
      .min(1, 'Reason is required.')
      .max(2000, 'Reason can have at most 2000 characters.'),
  }),
  answer: selfAssessmentReview,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const resubmitSelfAssessment = defineCall({
  id: 'resubmitSelfAssessment',
  feature,
  method: 'post',
  path: '/api/self-assessment/{id}/resubmission',
  summary: 'Hands the responses to a selective report to the state',
  access: ['jurisdiction-questions.answer'],
  encoding: 'json',
  params: selfAssessmentIdParam,
  body: onVersion,
  answer: selfAssessment,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
