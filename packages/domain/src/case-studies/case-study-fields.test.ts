import { describe, expect, it } from 'vitest'
import {
  byDay,
  caseStudyAreas,
  caseStudyGaps,
  checkCaseStudent,
  checkCaseStudy,
  maskedCaseStudent,
  type CaseStudyFields,
} from './case-study-fields.js'

const today = '2026-11-27'
const study: CaseStudyFields = {
  theme: 'Services after a move',
  question: 'Did the services go on?',
  methodNotes: '',
  timeline: [{ id: 'a', date: '2026-09-01', source: 'Log', event: 'Enrolled.', document: '' }],
  interviews: [],
  strengths: '',
  concerns: '',
  conclusions: 'They did.',
  ratings: Object.keys(caseStudyAreas).map((area) => ({ area, rating: 3, note: '' })),
  recommendations: [],
  referToAudit: false,
}
const reasons = (more: Partial<CaseStudyFields>) =>
  checkCaseStudy({ ...study, ...more }, today).map((verdict) => [
    verdict.allowed ? '' : verdict.field,
    verdict.reason,
  ])
const event = (more: object) => ({ id: 'b', date: '', source: '', event: '', document: '', ...more })

describe('the fields of a case study', () => {
  it.each<[Partial<CaseStudyFields>, string[][]]>([
    [{}, []],
    [{ theme: ' ' }, [['theme', 'Theme is required.']]],
    [{ theme: 'x'.repeat(201) }, [['theme', 'Theme can have at most 200 characters.']]],
    [{ concerns: 'x'.repeat(10_001) }, [['concerns', 'Concerns can have at most 10000 characters.']]],
    [{ timeline: [event({ date: '2026-11-28' })] }, [['timeline.0.date', 'Date cannot be in the future.']]],
    [{ timeline: [event({ date: '2026-02-30' })] }, [['timeline.0.date', 'Enter a date.']]],
    [{ timeline: [event({})] }, []],
    [
      { ratings: [{ area: 'family', rating: 5, note: '' }] },
      [['ratings.0.rating', 'Rating must be between 1 and 4.']],
    ],
    [
      { ratings: [{ area: 'weather', rating: 1, note: '' }] },
      [['ratings.0.area', 'Choose an area of the list.']],
    ],
    [
      { recommendations: [{ id: 'r', text: 'x'.repeat(2001) }] },
      [['recommendations.0.text', 'Recommendation can have at most 2000 characters.']],
    ],
  ])('%j gives %j', (more, expected) => expect(reasons(more)).toEqual(expected))

  it('are complete, or say in sentences what is missing', () => {
    expect(caseStudyGaps(study, 1)).toEqual([])
    expect(
      caseStudyGaps(
        {
          ...study,
          question: '',
          conclusions: '',
          timeline: [],
          ratings: study.ratings.slice(2),
          interviews: [{ id: 'i', role: '', person: '', date: '', notes: '' }],
        },
        0,
      ),
    ).toEqual([
      'Name at least one student.',
      'Question is required.',
      'Enter at least one event of the timeline.',
      'Each interview needs its date and the role of the person.',
      'Rate “Identification and evaluation”, “Plan and goals”.',
      'Conclusions are required.',
    ])
    expect(caseStudyGaps({ ...study, timeline: [event({ event: 'Moved.' })] }, 1)).toEqual([
      'Each event needs its date and what happened.',
    ])
  })

  it('put events in the order of their days, those without one last', () => {
    const days = ['2026-03-01', '', '2025-12-31', '2026-03-01']
    expect(byDay(days.map((date, at) => ({ date, at }))).map(({ at }) => at)).toEqual([2, 0, 3, 1])
  })
})

describe('the students of a case study', () => {
  const one = { studentId: 'S-10001234', firstName: 'Maria', lastName: 'Garcia' }

  it('are masked', () => {
    expect(maskedCaseStudent({ id: 'x', ...one })).toBe('M. G. ****1234')
  })

  it.each([
    [one, [], []],
    [{ ...one, studentId: ' ' }, [], ['Student ID is required.']],
    [one, [{ studentId: 's-10001234' }], ['This student is named already.']],
    [{ ...one, studentId: '••••34' }, [], ['Enter the whole student ID, not a masked one.']],
    [
      one,
      ['1', '2', '3', '4', '5'].map((studentId) => ({ studentId })),
      ['A case study is about at most 5 students.'],
    ],
  ])('%j beside %j: %j', (student, known, expected) => {
    expect(checkCaseStudent(student, known).map(({ reason }) => reason)).toEqual(expected)
  })
})
