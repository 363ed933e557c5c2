import { auditLineSteps } from '../../../testing/audits/audit-line-steps.js'
import { allegany } from '../../../testing/self-assessment-steps.js'
import { monitor, type UpdateFile } from '../../../testing/updates/update-kit.js'

export const updateCases: UpdateFile['updateCases'] = [
  {
    call: 'saveServiceLine',
    user: monitor,
    async subject({ api }) {
      const steps = auditLineSteps(api)
      const { id } = await steps.withLines(allegany)
      const missed = { student: 10, provider: 20, closed: 0, other: 5 }
      const fields = {
        provider: 'B. Therapist',
        providerType: 'Assistant',
        setting: 'Clinic',
        frequency: 'MONTHLY',
        minutes: 90,
        periodFrom: '2025-09-01',
        periodTo: '2025-10-31',
        months: [{ month: '2025-09', delivered: 60, makeUp: 5, missed }],
        notes: 'The log was read.',
      }
      const read = async () => {
        const { body } = await steps.line(monitor, id)
        const months = body.months
          .filter(({ delivered }) => delivered > 0)
          .map(({ planned: _planned, ...month }) => month)
        return { ...body, months }
      }
      return { params: { typeKey: 'services', id }, fields, beside: {}, read }
    },
  },
]
