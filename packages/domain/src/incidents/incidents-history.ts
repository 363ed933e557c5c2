import { named, type HistoryWords } from '../history-words.js'
import { incidentPositions } from './incident-parameters.js'

/** Wording of the entries of this feature in the audit trail. */
export const incidentsHistory = {
  acts: {
    addIncident: 'Register incident',
    updateIncident: 'Change incident',
    revealIncidentStudent: 'Show the student of an incident',
    importIncidents: 'Import incidents',
    exportIncidents: 'Export incidents',
    recordIncidentNotice: 'Record notice about a student with many incidents',
  },
  records: { incidentNotice: 'Notice about a student with many incidents' },
  fields: {
    lessIntrusive: 'Less intrusive means tried',
    parentNotifiedOn: 'Parents told on',
    parentNotifiedTime: 'Time parents were told',
    parentNotifiedHow: 'How parents were told',
    planAddresses: 'Plan addresses the use',
    teamMeetingHeldOn: 'Team meeting held on',
    debriefOn: 'Debriefing on',
    trigger: 'What led to it',
    givenOn: 'Given on',
  },
  codes: { incident: { position: named(incidentPositions) } },
  shared: { incident: 'all', incidentNotice: 'all' },
} as const satisfies HistoryWords
