import { get, monitor, ofAttempt, type UpdateFile } from '../../testing/updates/update-kit.js'

export const updateCases: UpdateFile['updateCases'] = [
  {
    call: 'updateCaseStudy',
    user: monitor,
    subject: async (world) => {
      const { id = 0 } = await ofAttempt(world, 'updateCaseStudy')
      const fields = {
        theme: 'After a move',
        question: 'Did services go on?',
        methodNotes: 'Read the file.',
        timeline: [{ id: 'a', date: '2026-03-02', source: 'Log', event: 'Moved.', document: 'Log, page 2' }],
        interviews: [{ id: 'b', role: 'Teacher', person: 'A. Hall', date: '2026-03-03', notes: 'Agrees.' }],
        strengths: 'Quick.',
        concerns: 'No notes.',
        conclusions: 'They did.',
        ratings: [{ area: 'family', rating: 3, note: 'Came.' }],
        recommendations: [{ id: 'c', text: 'Write notes.' }],
        referToAudit: true,
      }
      return { params: { id }, fields, read: () => get(world, monitor, `/api/msde/case-studies/${id}`) }
    },
  },
]

export const notStored: UpdateFile['notStored'] = {
  // They belong to the step, which is always sent whole.
  moveCaseStudy: ['reason', 'reviewerId'],
  // They go into the audit that is created.
  referCaseStudy: ['documentsDueOn', 'plannedEnd'],
}
