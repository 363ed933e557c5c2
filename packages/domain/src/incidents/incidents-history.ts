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
    saveAnnualReport: 'Enter figures of the annual report of incidents',
    rollUpAnnualReport: 'Take the annual report from the register of incidents',
    importAnnualReports: 'Import figures of annual reports of incidents',
    certifyAnnualReport: 'Certify annual report of incidents',
    decideAnnualReports: 'Decide on annual reports of incidents',
    acceptAnnualReport: 'Accept annual report of incidents',
    returnAnnualReport: 'Return annual report of incidents',
    exportPublishedIncidents: 'Export published totals of incidents',
  },
  records: {
    incidentNotice: 'Notice about a student with many incidents',
    annualReport: 'Annual report of incidents',
  },
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
    physical: 'Physical restraint',
    seclusion: 'Seclusion',
    mechanical: 'Mechanical restraint',
    enrolled: 'Students enrolled',
    students: 'Students with an incident',
    several: 'Students with several incidents',
  },
  codes: { incident: { position: named(incidentPositions) } },
  shared: { incident: 'all', incidentNotice: 'all', annualReport: 'all' },
} as const satisfies HistoryWords
