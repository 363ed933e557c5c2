import { auditSetSteps } from '../../../testing/audits/audit-set-steps.js'
import { allegany } from '../../../testing/self-assessment-steps.js'
import { admin, type UpdateFile } from '../../../testing/updates/update-kit.js'

const itemId = 'pp-b-child-find'

export const updateCases: UpdateFile['updateCases'] = [
  {
    call: 'saveDocumentSetItem',
    user: admin,
    async subject({ api }) {
      const steps = auditSetSteps(api)
      const { id } = await steps.asked(allegany)
      const fields = {
        standing: 'documents',
        pages: 'p. 12',
        effectiveOn: '2025-08-01',
        revisedOn: '2025-06-01',
        boardApprovedOn: '2025-06-15',
        reason: 'Kept for later.',
      }
      const read = async () => {
        const { items } = (await steps.set(admin, id)).body
        return { ...items.find((item) => item.id === itemId) }
      }
      return { params: { typeKey: 'policies-procedures', id, itemId }, fields, beside: {}, read }
    },
  },
]
