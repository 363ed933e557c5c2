import { can } from '../accounts/actor.js'
import type { TaskRule } from '../tasks/task-rule.js'

/** The tasks that this feature makes (domain definition 7.2, 8.5). */
export const yearsTasks = {
  launchYear: {
    area: 'Years',
    turn: 'state',
    needs: (actor) => can(actor, 'years.launch'),
    internal: true,
    label: (_n, year) => `Launch the compliance year ${year}`,
  },
  publishContent: {
    area: 'Years',
    turn: 'state',
    needs: (actor) => can(actor, 'content.manage'),
    internal: true,
    label: (_n, what) => `Publish the draft: ${what}`,
  },
} as const satisfies Record<string, TaskRule>
