import { findingCommentRules, type CommentVisibility } from '@portal/domain'
import { commentsOf } from '../../../parts/comments/comments.js'
import type { Command } from '../../../server/command.js'
import { finding } from '../findings-command.js'
import type { FindingView } from '../findings-read-model.js'
import { notifyOfFinding } from '../letters/findings-letters.js'

/** What state and agency say to each other about a finding, and the state among its own. */
export const findingComments = commentsOf(finding, {
  rules: findingCommentRules,
  actions: {
    add: 'addFindingComment',
    edit: 'editFindingComment',
    resolve: 'resolveFindingComment',
    reopen: 'reopenFindingComment',
  },
  notify: notifyOfComment,
})

function notifyOfComment(command: Command, view: FindingView, visibility: CommentVisibility): Promise<void> {
  const { number } = view.answer
  const isShared = visibility === 'Shared'
  return notifyOfFinding(
    command,
    view,
    {
      kind: isShared ? 'findingCommented' : 'findingCommentedInternally',
      key: `finding-comment:${command.ctx.requestId}`,
      title: `Finding ${number}: a new ${isShared ? '' : 'internal '}comment`,
      text: [`there is a new ${isShared ? '' : 'internal '}comment on finding ${number}.`],
    },
    'Read it here',
  )
}
