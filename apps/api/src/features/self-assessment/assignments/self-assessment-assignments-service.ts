import { allowed, canAssign } from '@portal/domain'
import { assignmentsOf } from '../../../parts/assignments/assignments.js'
import { subsection } from '../self-assessment-command.js'
import { notifyOfAssignment } from '../self-assessment-mails.js'
import { addAssignment, removeAssignment, touchSelfAssessment } from '../self-assessment-store.js'
import { subsectionSubject } from '../self-assessment-subsection-read-model.js'
import { openSubsections, subsectionAssignments } from './self-assessment-assignees-read-model.js'

/** Who works on a subsection. */
export const subsectionPeople = assignmentsOf(subsection, {
  mayAssign: canAssign,
  mayList(actor, facts) {
    const verdict = canAssign(actor, facts)
    // Whoever assigns may look at the list while assigning is closed, too.
    return verdict.allowed || verdict.code === 'FORBIDDEN' ? verdict : allowed
  },
  assigned: subsectionAssignments,
  open: openSubsections,
  add: (tx, { id, userId }, stamp) => addAssignment(tx, { subsectionResponseId: id, userId }, stamp),
  remove: (tx, { id, userId }) => removeAssignment(tx, { subsectionResponseId: id, userId }),
  actions: { assign: 'assignUser', remove: 'removeUser', handOver: 'handOverSubsection' },
  touch: ({ tx, ctx }, { selfAssessmentId }) => touchSelfAssessment(tx, selfAssessmentId, ctx.now, false),
  notify: (command, view, kind, userId) => notifyOfAssignment(command, subsectionSubject(view), kind, userId),
})
