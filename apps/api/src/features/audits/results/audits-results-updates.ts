import { auditResultSteps } from '../../../testing/audits/audit-result-steps.js'
import { allegany } from '../../../testing/self-assessment-steps.js'
import { admin, monitor, type UpdateFile } from '../../../testing/updates/update-kit.js'

const typeKey = 'desk-audit'

export const updateCases: UpdateFile['updateCases'] = [
  {
    call: 'updateAuditCorrection',
    user: admin,
    async subject({ api }) {
      const steps = auditResultSteps(api)
      const { id: prongId } = await steps.reported(allegany, 3, { 'dab-1-02': 'NYY' })
      const [first] = (await steps.corrections(monitor, prongId)).body.corrections
      const read = async () => {
        const { corrections } = (await steps.corrections(admin, prongId)).body
        return { ...corrections.find(({ id }) => id === first?.id) }
      }
      return {
        params: { typeKey, id: first?.id ?? 0 },
        fields: {
          correctedOn: '2025-11-03',
          narrative: 'Sent again to the parents.',
          leftJurisdictionOn: '2025-11-04',
          compensatoryNeeded: true,
          compensatoryText: 'Two hours.',
        },
        beside: { act: 'save' },
        read,
      }
    },
  },
]

export const notStored: UpdateFile['notStored'] = {
  // They are said with an act: the next act says them anew.
  updateAuditCorrection: ['comment', 'compensatoryAsked'],
  issueAuditReport: ['correctedBefore'],
  openAuditRound: ['periodFrom', 'periodTo', 'documentsDueOn'],
}
