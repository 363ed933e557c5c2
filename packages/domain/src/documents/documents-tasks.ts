import { about, many, type TaskRule } from '../tasks/task-rule.js'

/** The tasks that this feature makes (domain definition 7.2, 8.6). */
export const documentsTasks = {
  uploadDocument: {
    area: 'Required documents',
    turn: 'agency',
    assignees: 'answering',
    label: (_n, subject) => `Upload${about(subject)}`,
    group: (n) => `${many(n, 'required document')} to upload`,
  },
  receiveDocuments: {
    area: 'Required documents',
    turn: 'state',
    label: (n) => `Look at ${many(n, 'document')} not marked Received`,
  },
} as const satisfies Record<string, TaskRule>
