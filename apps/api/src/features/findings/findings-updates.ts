import { admin, monitor, type Stored, type UpdateFile } from '../../testing/updates/update-kit.js'

export const updateCases: UpdateFile['updateCases'] = [
  {
    call: 'updateFinding',
    user: monitor,
    subject: async (world) => {
      const { id, cases } = await world.finding('own', 'draft')
      const read = async () => {
        const { citation, owner, ...row } = (await world.findings.get(monitor, id)).body
        const cases = row.cases.map(({ id: caseId, studentReference, requiredAction, correctable }) => ({
          id: caseId,
          studentReference,
          requiredAction,
          correctable,
        }))
        return { ...row, cases, citationId: citation?.id, ownerMonitorId: owner?.id }
      }
      const { citationId, discoveredOn } = await read()
      const fields = {
        citationId,
        indicatorCode: 'B11',
        countingMode: 'Individual',
        description: 'Late notices.',
        evidenceSummary: 'The log.',
        systemic: true,
        discoveredOn,
        ownerMonitorId: await world.api.userId('monitor2@state.example'),
        cases: [
          { id: cases[0]?.id, studentReference: '77', requiredAction: 'Do it.', correctable: 'TimelineOnly' },
        ],
      }
      return { params: { id }, fields, read }
    },
  },
  {
    call: 'saveFindingCorrection',
    user: admin,
    subject: async (world) => {
      const { id, cases } = await world.finding('own', 'issued')
      const read = async (): Promise<Stored> => ({ ...(await world.findings.get(admin, id)).body.cases[0] })
      const day = world.findings.today()
      const fields = { correctedOn: day, narrative: 'Done.', leftJurisdictionOn: day }
      return { params: { id, caseId: cases[0]?.id ?? 0 }, fields, beside: { submit: false }, read }
    },
  },
]

export const notStored: UpdateFile['notStored'] = {
  // It is said with an act: the next act says it anew.
  judgeFindingCorrection: ['comment'],
  // It begins a row of its own.
  recordFindingRound: ['recordsNotApplicable', 'note', 'newCases'],
}
