// The acts of every feature that stand in the feeds of dashboards, a line each.
export { auditsActivity } from '../audits/audits-activity.js'
export { calendarActivity } from '../calendar/calendar-activity.js'
export { caseStudiesActivity } from '../case-studies/case-studies-activity.js'
export { documentsActivity } from '../documents/documents-activity.js'
export { findingsActivity } from '../findings/findings-activity.js'
export { reportsActivity } from '../reports/reports-activity.js'
export { selfAssessmentActivity } from '../self-assessment/self-assessment-activity.js'
