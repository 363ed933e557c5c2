import { auditReviewSteps } from '../../../testing/audits/audit-review-steps.js'
import { monitor, type UpdateFile } from '../../../testing/updates/update-kit.js'

const typeKey = 'desk-audit'

export const updateCases: UpdateFile['updateCases'] = [
  {
    call: 'updateSampleRecord',
    user: monitor,
    async subject({ api }) {
      const steps = auditReviewSteps(api)
      await steps.setType({ secondReaderEvery: 1 })
      const id = await steps.submittedRecord()
      await steps.setType({ secondReaderEvery: 10 })
      const prongId = await steps.prongOf(id)
      const read = async () => ({
        ...(await steps.records(monitor, prongId)).body.find((one) => one.id === id),
      })
      const fields = { secondReaderId: await api.userId('monitor2@state.example') }
      return { params: { typeKey, id }, fields, beside: {}, read }
    },
  },
]

export const notStored: UpdateFile['notStored'] = {
  // Lists of changes: what they do not name stays as it is.
  updateSkipLogic: ['sections', 'items', 'answers', 'seenLost'],
  // Without it the comment of the item stays; it is stored with the item and not with the reading.
  settleSecondReading: ['comment'],
}
